import { ownFormError, type CommonText, type OwnFormErrors, withWords } from '#app/api/refusals/error-text.ts';
import { isOutcomeUnknown, type ApiError } from '#app/api/api-error.ts';
import type { ContactKind } from './contact.ts';
import type { SessionKey } from './session-key.ts';

/** The field that a form error belongs to. */
export type ErrorField =
  | 'email'
  | 'phone'
  | 'contact'
  | 'code'
  | 'old'
  | 'password'
  | 'inviteCode'
  | 'birthDate'
  | 'cpf'
  | 'depositLimit';

export type FailedAction = 'signIn' | 'codeSignIn' | 'register' | 'reset' | 'send' | 'bind' | 'changePassword';

/** Actions that may have been done although the answer was lost: they are never shown as failed. */
const UNCONFIRMED = {
  register: 'register.unconfirmed',
  reset: 'forgot.unconfirmed',
  changePassword: 'forgot.unconfirmed',
  bind: 'bind.unconfirmed',
} as const satisfies Partial<Record<FailedAction, SessionKey>>;

/** The text of a failed call, and its field; without a field it is shown above the form. */
export interface FormError {
  readonly at?: ErrorField;
  readonly text:
    | { readonly key: SessionKey; readonly count?: number; readonly message?: string }
    | { readonly common: CommonText };
}

const at = (place: ErrorField, key: SessionKey, count?: number): FormError => ({
  at: place,
  text: { key, ...(count !== undefined && { count }) },
});
const above = (key: SessionKey): FormError => ({ text: { key } });

interface Failed {
  readonly what: FailedAction;
  /** How the player is contacted. */
  readonly kind: ContactKind;
}

const closed = () => above('signIn.closed');
const OWN: OwnFormErrors<FormError, Failed> = {
  wrongCode: ({ detail = {} }) => wrongCode(detail),
  accountTaken({ detail }, { what, kind }) {
    if (detail?.field === 'cpf') return at('cpf', 'register.cpfTaken');
    if (what === 'bind') return at(kind, kind === 'email' ? 'bind.emailTaken' : 'bind.phoneTaken');
    return at(kind, kind === 'email' ? 'register.emailTaken' : 'register.phoneTaken');
  },
  wrongCredentials(_, { what }) {
    if (what === 'changePassword') return at('old', 'password.oldWrong');
    return what === 'signIn' ? undefined : above('signIn.unknownAccount');
  },
  forbidden: closed,
  excluded: (_, { what }) => (what === 'register' ? above('register.excluded') : closed()),
  wrongCurrency: (_, { what }) => (what === 'register' ? above('register.currencyRefused') : undefined),
  badRequest: ({ detail }) =>
    detail?.['least_age'] === undefined ? badField(detail?.field) : at('birthDate', 'register.tooYoung'),
};

/** The form error of a failed call, by reason; `kind` is how the player is contacted. */
export function formErrorOf(error: ApiError, what: FailedAction, kind: ContactKind): FormError {
  if (what in UNCONFIRMED && isOutcomeUnknown(error))
    return withWords(above(UNCONFIRMED[what as keyof typeof UNCONFIRMED]), error);
  return ownFormError(error, OWN, { what, kind });
}

/** The same where one field takes e-mail or mobile. */
export const inOneField = (error: FormError): FormError =>
  error.at === 'email' || error.at === 'phone' ? { ...error, at: 'contact' } : error;

function wrongCode({ expired, remaining }: { readonly [property: string]: unknown }): FormError {
  if (expired === true) return at('code', 'code.expired');
  if (typeof remaining !== 'number') return at('code', 'code.none');
  return remaining > 0 ? at('code', 'code.wrong', remaining) : at('code', 'code.usedUp');
}

/** Server-side validation errors that client-side validation missed: the last part of the property's path names the field. */
function badField(field: string | undefined): FormError | undefined {
  switch (field?.split('.').at(-1)) {
    case 'inviteCode':
      return at('inviteCode', 'register.inviteUnknown');
    case 'birth_date':
      return at('birthDate', 'register.birthWrong');
    case 'cpf':
      return at('cpf', 'register.cpfInvalid');
    case 'limits':
      return at('depositLimit', 'register.limitsRefused');
    case 'email':
      return at('email', 'email.invalid');
    case 'phone':
      return at('phone', 'phone.invalid');
    case 'password':
    case 'new':
      return at('password', 'password.weak');
    case 'code':
      return at('code', 'code.invalid');
    default:
      return undefined;
  }
}
