import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionDialog } from '#app/features/session/index.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { WalletOverlay } from './wallet-overlay.tsx';
import { LatePart } from '#app/ui/late-part.tsx';
import { SlipSheet } from './slip-sheet.tsx';

const LanguageForm = lazy(async () => ({ default: (await import('./language-form.tsx')).LanguageForm }));

/** The one overlay that is open, if any. */
export function OverlayHost({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const overlay = useAppSelector((state) => state.overlay);
  const onClose = () => dispatch(overlayClosed());
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
      return isDesktop ? null : <SlipSheet />;
    case 'language':
      return (
        <Dialog title={t('language')} closeLabel={t('close')} onClose={onClose}>
          <LatePart rows={4} loading={t('loading')} failed={t('error.offline')}>
            <LanguageForm onDone={onClose} />
          </LatePart>
        </Dialog>
      );
  }
}
