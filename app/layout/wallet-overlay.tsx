import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed, overlayOpened, type Overlay } from '#app/store/overlay-slice.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { LazySection } from '#app/ui/lazy-section.tsx';

// Loads forms, QR codes and fifteen rows; the dialog's frame appears at once.
const WalletPages = lazy(async () => ({ default: (await import('./wallet/wallet-pages.tsx')).WalletPages }));

interface WalletOverlayProps {
  readonly overlay: Extract<Overlay, { kind: 'wallet' }>;
  readonly isDesktop: boolean;
}

/** The wallet over the page; a guest gets the sign-in dialog instead. */
export function WalletOverlay({ overlay, isDesktop }: WalletOverlayProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();

  useEffect(() => {
    if (!isPlayer) dispatch(overlayOpened({ kind: 'signIn' }));
  }, [isPlayer, dispatch]);

  if (!isPlayer) return null;
  const close = () => dispatch(overlay.back === 'slip' ? overlayOpened({ kind: 'slip' }) : overlayClosed());
  return (
    <Dialog title={t('wallet.title')} closedBy="request" shape={isDesktop ? 'drawer' : 'sheet'} onClose={close}>
      <LazySection rows={5}>
        <WalletPages overlay={overlay} onClose={close} />
      </LazySection>
    </Dialog>
  );
}
