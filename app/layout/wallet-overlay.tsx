import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPlayer } from '#app/features/session/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed, overlayOpened, type WalletType } from '#app/store/overlay-slice.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

// Forms, QR codes and fifteen rows come with it; the frame of the dialog stands at once.
const WalletPanel = lazy(async () => ({ default: (await import('#app/features/wallet/index.ts')).WalletPanel }));

/** The wallet over the page; a visitor is offered to sign in instead. */
export function WalletOverlay({ type, isDesktop }: { readonly type: WalletType; readonly isDesktop: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();

  useEffect(() => {
    if (!isPlayer) dispatch(overlayOpened({ kind: 'signIn' }));
  }, [isPlayer, dispatch]);

  if (!isPlayer) return null;
  return (
    <Dialog
      title={t('wallet.title')}
      closeLabel={t('close')}
      closedBy="request"
      shape={isDesktop ? 'drawer' : 'sheet'}
      onClose={() => dispatch(overlayClosed())}
    >
      <ErrorBoundary fallback={<Notice kind="error">{t('error.offline')}</Notice>}>
        <Suspense fallback={<Skeleton rows={5} label={t('loading')} />}>
          <WalletPanel type={type} onType={(next) => dispatch(overlayOpened({ kind: 'wallet', type: next }))} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
