import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { SessionOverlay } from '#app/features/account/session/session-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SessionFormsProps {
  readonly overlay: SessionOverlay;
  /** The invite code of the link that opened the page, if any. */
  readonly inviteCode: string;
}

/** The form of each dialog. */
export function SessionForms({ overlay, inviteCode }: SessionFormsProps) {
  switch (overlay.kind) {
    case 'signIn':
      return <SignInForm news={overlay.news} />;
    case 'register':
      return <RegisterForm inviteCode={inviteCode} />;
    case 'forgotPassword':
      return <ForgotPasswordForm />;
  }
}
