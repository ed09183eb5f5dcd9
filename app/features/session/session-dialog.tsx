import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed, type Overlay } from '#app/store/overlay-slice.ts';
import { kept } from '#app/store/vault.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

// The forms bring react-hook-form, flags and eleven rows with them; the frame of the dialog stands at once.
const SessionForms = lazy(async () => ({ default: (await import('./session-forms.tsx')).SessionForms }));

export type SessionOverlay = Extract<Overlay, { kind: 'signIn' | 'register' | 'forgotPassword' }>;

/** Sign-in, registration or a forgotten password, over the page. */
export function SessionDialog({ overlay }: { readonly overlay: SessionOverlay }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Dialog
      title={t(`${overlay.kind}.title`)}
      closeLabel={t('close')}
      closedBy="request"
      onClose={() => dispatch(overlayClosed())}
    >
      <ErrorBoundary fallback={<Notice kind="error">{t('error.offline')}</Notice>}>
        <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>
          <SessionForms overlay={overlay} inviteCode={kept('inviteCode') ?? ''} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
