// Forms that are opened late import this: nothing of the first load may.
export { CodeInput } from './code-input.tsx';
export { CONTACT_KINDS, type Contact, type ContactKind, type ContactValues } from './contact.ts';
export {
  AccountField,
  ageEntries,
  CodeField,
  confirmField,
  contactEntries,
  contactIn,
  contactSchema,
  cpfEntry,
  EmailField,
  InviteCodeField,
  limitEntries,
  KnownPasswordField,
  NewPasswordField,
  phoneField,
  tickField,
} from './field-schemas.ts';
export { PasswordHints } from './password-hints.tsx';
export { isGoodPassword } from './password-rules.ts';
export { PhoneInput } from './phone-input.tsx';
export type { SessionKey } from './session-key.ts';
export { toldOf, type Told } from './told.ts';
export { useCode } from './use-code.ts';
export { useContact } from './use-contact.ts';
export { useCredentialForm } from './use-credential-form.ts';
export { useToldWords } from './use-told-words.ts';
