import { errorText, type ErrorKey } from '#app/api/error-text.ts';
import type { ApiError } from '#app/api/api-error.ts';
import type { ContactKind } from './contact.ts';
import type { SessionKey } from './session-key.ts';

/** Where on a form something is told: at one of its fields, or above them. */
export type Place = 'email' | 'phone' | 'code' | 'password' | 'inviteCode' | 'birthDate' | 'cpf' | 'depositLimit';

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

/** The words for a failed call of this feature, by reason. `what` is what was tried; `kind` is how the person is reached. */
export function toldOf(
  error: ApiError,
  what: 'signIn' | 'codeSignIn' | 'register' | 'reset' | 'send',
  kind: ContactKind,
): Told {
  if (error.kind !== 'refused') {
    // The account, or the new password, may exist although the answer was lost: never told as a failure.
    if (what === 'register') return above('register.unconfirmed');
    if (what === 'reset') return above('forgot.unconfirmed');
    return plain(error);
  }
  switch (error.reason) {
    case 'wrongCode':
      return wrongCode(error.detail ?? {});
    case 'accountTaken':
      if (error.detail?.field === 'cpf') return at('cpf', 'register.cpfTaken');
      return at(kind, kind === 'email' ? 'register.emailTaken' : 'register.phoneTaken');
    case 'wrongCredentials':
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
      return at('password', 'password.weak');
    case 'code':
      return at('code', 'code.invalid');
    default:
      return undefined;
  }
}
