import { Menu } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
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
import { HeaderTools } from './watch-lazy.ts';
import * as styles from './header.module.css';

// A guest has none of it.
const parts = () => import('./header-player.tsx');
const Balance = lazy(async () => ({ default: (await parts()).Balance }));
const PlayerTools = lazy(async () => ({ default: (await parts()).PlayerTools }));

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
          {isPlayer && (
            <OfPlayer>
              <Balance />
            </OfPlayer>
          )}
          <LanguagePicker />
          <span className={styles.lazy}>
            <Suspense>
              <HeaderTools />
            </Suspense>
          </span>
          {isPlayer ? (
            <OfPlayer>
              <PlayerTools isDesktop={isDesktop} />
            </OfPlayer>
          ) : (
            <WaysIn />
          )}
        </div>
      </div>
      <SessionSlot />
    </header>
  );
}

function OfPlayer({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<ChunkFailed isSmall />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
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
