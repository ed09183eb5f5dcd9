// Imported by forms that load lazily; nothing in the first load may import it.
export { CodeInput } from './code-input.tsx';
export type { Contact, ContactValues } from './contact.ts';
export { ContactInput } from './contact-input.tsx';
export {
  accountField,
  ageEntries,
  CodeField,
  confirmField,
  contactField,
  cpfEntry,
  EmailField,
  InviteCodeField,
  limitEntries,
  KnownPasswordField,
  NewPasswordField,
  offeredLimit,
  placesOfLimit,
  phoneField,
  tickField,
} from './field-schemas.ts';
export { limitStops } from './limit-stops.ts';
export { NewPassword } from './new-password.tsx';
export { isGoodPassword } from './password-rules.ts';
export { PhoneInput } from './phone-input.tsx';
export type { SessionKey } from './session-key.ts';
export { formErrorOf, type FormError, inOneField } from './form-error.ts';
export { useCode } from './use-code.ts';
export { useContact } from './use-contact.ts';
export { useCredentialForm } from './use-credential-form.ts';
export { useFormErrorText } from './use-form-error-text.ts';
