import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionDialog } from '#app/features/account/session/index.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { useHasSlipColumn } from './use-open-slip.ts';
import { WalletOverlay } from './wallet-overlay.tsx';
import { LazySection } from '#app/ui/lazy-section.tsx';
import { SlipSheet } from './slip-sheet.tsx';

const LanguageForm = lazy(async () => ({ default: (await import('./language/language-form.tsx')).LanguageForm }));

/** The open overlay, if any. */
export function OverlayHost({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isColumn = useHasSlipColumn();
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
      return <WalletOverlay overlay={overlay} isDesktop={isDesktop} />;
    case 'slip':
      if (isColumn) return null;
      return <SlipSheet shape={isDesktop ? 'drawer' : 'sheet'} />;
    case 'language':
      return (
        <Dialog title={t('language')} onClose={onClose}>
          <LazySection rows={4}>
            <LanguageForm onDone={onClose} />
          </LazySection>
        </Dialog>
      );
  }
}
