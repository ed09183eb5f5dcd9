import { errorText, type ErrorKey } from '#app/api/error-text.ts';
import { isOutcomeUnknown, type ApiError } from '#app/api/api-error.ts';
import type { ContactKind } from './contact.ts';
import type { SessionKey } from './session-key.ts';

/** Where on a form something is told: at one of its fields, or above them. */
export type Place =
  | 'email'
  | 'phone'
  | 'code'
  | 'old'
  | 'password'
  | 'inviteCode'
  | 'birthDate'
  | 'cpf'
  | 'depositLimit';

/** What was tried. */
export type Tried = 'signIn' | 'codeSignIn' | 'register' | 'reset' | 'send' | 'bind' | 'changePassword';

/** What may have been done although the answer was lost: it is never told as a failure. */
const UNCONFIRMED = {
  register: 'register.unconfirmed',
  reset: 'forgot.unconfirmed',
  changePassword: 'forgot.unconfirmed',
  bind: 'bind.unconfirmed',
} as const satisfies Partial<Record<Tried, SessionKey>>;

/** What is told about a call that failed. */
export interface Told {
  readonly at?: Place;
  readonly text:
    | { readonly key: SessionKey; readonly count?: number }
    | { readonly shellKey: ErrorKey }
    | { readonly message: string };
}

const at = (place: Place, key: SessionKey, count?: number): Told => ({
  at: place,
  text: { key, ...(count !== undefined && { count }) },
});
const above = (key: SessionKey): Told => ({ text: { key } });

/** The words for a failed call of this feature, by reason; `kind` is how the person is reached. */
export function toldOf(error: ApiError, what: Tried, kind: ContactKind): Told {
  if (what in UNCONFIRMED && isOutcomeUnknown(error)) return above(UNCONFIRMED[what as keyof typeof UNCONFIRMED]);
  if (error.kind !== 'refused') return plain(error);
  switch (error.reason) {
    case 'wrongCode':
      return wrongCode(error.detail ?? {});
    case 'accountTaken':
      if (error.detail?.field === 'cpf') return at('cpf', 'register.cpfTaken');
      if (what === 'bind') return at(kind, kind === 'email' ? 'bind.emailTaken' : 'bind.phoneTaken');
      return at(kind, kind === 'email' ? 'register.emailTaken' : 'register.phoneTaken');
    case 'wrongCredentials':
      if (what === 'changePassword') return at('old', 'password.oldWrong');
      return what === 'signIn' ? plain(error) : above('signIn.unknownAccount');
    case 'forbidden':
    case 'excluded':
      return above('signIn.closed');
    case 'badRequest':
      if (error.detail?.['least_age'] !== undefined) return at('birthDate', 'register.tooYoung');
      return badField(error.detail?.field) ?? plain(error);
    default:
      return plain(error);
  }
}

function plain(error: ApiError): Told {
  const text = errorText(error);
  return { text: 'key' in text ? { shellKey: text.key } : text };
}

function wrongCode({ expired, remaining }: { readonly [member: string]: unknown }): Told {
  if (expired === true) return at('code', 'code.expired');
  if (typeof remaining !== 'number') return at('code', 'code.none');
  return remaining > 0 ? at('code', 'code.wrong', remaining) : at('code', 'code.usedUp');
}

/** Checks of the server that ours let through: the last part of the member's name says which field. */
function badField(field: string | undefined): Told | undefined {
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
