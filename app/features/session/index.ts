export { CodeInput } from './code-input.tsx';
export {
  CodeField,
  confirmField,
  EmailField,
  KnownPasswordField,
  NewPasswordField,
  phoneField,
} from './field-schemas.ts';
export { keepInviteCode } from './invite-code.ts';
export { PasswordHints } from './password-hints.tsx';
export { PhoneInput } from './phone-input.tsx';
export { PlayerOnly } from './player-only.tsx';
export { SessionDialog } from './session-dialog.tsx';
export type { SessionKey } from './session-key.ts';
export { followOtherTabs, restoreSession, startSession } from './session-listeners.ts';
export { toldOf } from './told.ts';
export { useCode } from './use-code.ts';
export { useContact } from './use-contact.ts';
export { useIsPlayer } from './use-is-player.ts';
export { useSessionDialog } from './use-session-dialog.ts';
export { useSessionForm } from './use-session-form.ts';
export { useSignOut } from './use-sign-out.ts';
export { useToldWords } from './use-told-words.ts';
