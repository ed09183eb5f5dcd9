import { UserRound, Wallet } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { UserMenu } from './user-menu.tsx';
import * as styles from './header.module.css';

export { Balance } from '#app/features/account/account/index.ts';

// Its texts and its call are not part of the first load.
const UnreadMessages = lazy(async () => ({ default: (await import('./messages/unread-messages.tsx')).UnreadMessages }));

/** The wallet, the profile, messages and the menu of the player, in the header. */
export function PlayerTools({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const type = useMayUrge() === false ? 'withdraw' : 'deposit';
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
            onClick={() => dispatch(overlayOpened({ kind: 'wallet', type }))}
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
