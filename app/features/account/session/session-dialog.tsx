import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed, type Overlay } from '#app/store/overlay-slice.ts';
import { kept } from '#app/store/vault.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { LazySection } from '#app/ui/lazy-section.tsx';

// The forms bring react-hook-form, flags and eleven rows with them; the dialog's frame appears at once.
const SessionForms = lazy(async () => ({ default: (await import('./forms/session-forms.tsx')).SessionForms }));

export type SessionOverlay = Extract<Overlay, { kind: 'signIn' | 'register' | 'forgotPassword' }>;

/** About as high as the form that comes: the dialog is centred, and would grow at both ends. */
const ROWS = { signIn: 5, register: 8, forgotPassword: 3 } as const;

/** Sign-in, registration or a forgotten password, over the page. */
export function SessionDialog({ overlay }: { readonly overlay: SessionOverlay }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Dialog title={t(`${overlay.kind}.title`)} closedBy="request" onClose={() => dispatch(overlayClosed())}>
      <LazySection rows={ROWS[overlay.kind]}>
        <SessionForms overlay={overlay} inviteCode={kept('inviteCode') ?? ''} />
      </LazySection>
    </Dialog>
  );
}
