import { Menu, UserRound, Wallet } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { Balance } from '#app/features/account/account/index.ts';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { LanguagePicker } from './language/language-picker.tsx';
import { SessionSlot } from './protection-slots.tsx';
import { useFlagLink } from './query-flags.ts';
import { UserMenu } from './user-menu.tsx';
import * as styles from './header.module.css';

// Search and recent messages; their room is reserved. Where they do not load, other parts say so.
const HeaderTools = lazy(async () => ({
  default: (await import('./watch.tsx').catch(() => ({ HeaderTools: () => null }))).HeaderTools,
}));
// Its texts and its call are not part of the first load.
const UnreadMessages = lazy(async () => ({ default: (await import('./messages/unread-messages.tsx')).UnreadMessages }));

/** Brand; balance, profile and menu, or sign-in and registration; language. */
export function Header({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const isPlayer = useIsPlayer();
  const menu = useFlagLink('menu');
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-player={isPlayer || undefined}>
        {!isDesktop && (
          <Link to={menu} className={styles.icon} aria-label={t('menu.open')}>
            <Menu size={22} aria-hidden="true" />
          </Link>
        )}
        <Link to={paths.home} className={styles.brand} aria-label={name}>
          <img src="/brand/logo.svg" alt="" width="28" height="28" />
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        </Link>
        <div className={styles.tools}>
          {isPlayer && <Balance />}
          <LanguagePicker />
          <span className={styles.lazy}>
            <Suspense>
              <HeaderTools />
            </Suspense>
          </span>
          {isPlayer ? <PlayerTools isDesktop={isDesktop} /> : <WaysIn />}
        </div>
      </div>
      <SessionSlot />
    </header>
  );
}

function PlayerTools({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const unread = (
    <ErrorBoundary fallback={<ChunkFailed isSmall />}>
      <Suspense>
        <UnreadMessages isDesktop={isDesktop} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      {isDesktop && (
        <>
          {unread}
          <button
            type="button"
            className={styles.wallet}
            aria-label={t('wallet.title')}
            title={t('wallet.title')}
            onClick={() => dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' }))}
          >
            <Wallet size={20} aria-hidden="true" />
          </button>
          <Link to={paths.profile} className={styles.icon} aria-label={t('nav.profile')} title={t('nav.profile')}>
            <UserRound size={20} aria-hidden="true" />
          </Link>
        </>
      )}
      <UserMenu />
      {!isDesktop && unread}
    </>
  );
}

function WaysIn() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.ways}>
      <Button look="chrome" onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>
        {t('signIn.button')}
      </Button>
      <Button look="accent" onClick={() => dispatch(overlayOpened({ kind: 'register' }))}>
        {t('register.button')}
      </Button>
    </div>
  );
}
