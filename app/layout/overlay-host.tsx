import { useTranslation } from 'react-i18next';
import { SessionDialog } from '#app/features/session/index.ts';
import { SlipPanel } from '#app/features/slip/index.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { WalletOverlay } from './wallet-overlay.tsx';

/** The one overlay that is open, if any. */
export function OverlayHost({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation(['shell', 'slip']);
  const dispatch = useAppDispatch();
  const overlay = useAppSelector((state) => state.overlay);
  switch (overlay.kind) {
    case 'none':
      return null;
    case 'signIn':
    case 'register':
    case 'forgotPassword':
      return <SessionDialog overlay={overlay} />;
    case 'wallet':
      return <WalletOverlay type={overlay.type} isDesktop={isDesktop} />;
    case 'slip':
      return isDesktop ? null : (
        <Dialog
          title={t('slip:title')}
          closeLabel={t('shell:close')}
          shape="sheet"
          onClose={() => dispatch(overlayClosed())}
        >
          <SlipPanel />
        </Dialog>
      );
  }
}
