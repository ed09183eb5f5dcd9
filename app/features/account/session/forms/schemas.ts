import * as v from 'valibot';
import { LIMIT_KINDS, limitIn, type LimitToSet } from '#contract/entities';
import { dialOf, type DialCountry } from '#app/ui/phone/dial-codes.ts';
import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';
import type { ProfileRules } from '#contract/brand';
import {
  AccountField,
  ageEntries,
  CodeField,
  confirmField,
  contactEntries,
  contactIn,
  type ContactKind,
  type ContactValues,
  cpfEntry,
  EmailField,
  InviteCodeField,
  limitEntries,
  KnownPasswordField,
  NewPasswordField,
  offeredLimit,
  phoneField,
  tickField,
} from '#app/features/account/credentials/index.ts';
import type { Registration, SignInRequest } from '#app/features/account/session/session-api.ts';

export type Proof = 'password' | 'code';

export interface SignInValues extends ContactValues {
  readonly password: string;
  readonly code: string;
}

/** The sign-in form, by the chosen way; the output is the request. */
export function signInSchema(
  kind: ContactKind,
  proof: Proof,
  country: DialCountry,
): v.GenericSchema<unknown, SignInRequest> {
  if (kind === 'email') {
    return proof === 'code'
      ? v.pipe(
          v.object({ email: EmailField, code: CodeField }),
          v.transform((body) => ({ by: 'emailCode' as const, body })),
        )
      : v.pipe(
          v.object({ email: AccountField, password: KnownPasswordField }),
          v.transform(({ email, password }) => ({ by: 'account' as const, body: { account: email, password } })),
        );
  }
  const phone = phoneField(country);
  const numberOf = (number: PhoneNumber) => ({ area_code: dialOf(number.country).code, phone: number.national });
  return proof === 'code'
    ? v.pipe(
        v.object({ phone, code: CodeField }),
        v.transform(({ phone, code }) => ({ by: 'phone' as const, body: { ...numberOf(phone), code } })),
      )
    : v.pipe(
        v.object({ phone, password: KnownPasswordField }),
        v.transform(({ phone, password }) => ({ by: 'phone' as const, body: { ...numberOf(phone), password } })),
      );
}

type LimitValues = Readonly<Record<`${LimitToSet['kind']}Limit`, string>> &
  Readonly<Record<`${LimitToSet['kind']}Period`, LimitToSet['period']>>;

export interface RegisterValues extends ContactValues, LimitValues {
  readonly code: string;
  readonly password: string;
  readonly confirm: string;
  readonly inviteCode: string;
  readonly terms: boolean;
  readonly adult: boolean;
  readonly birthDate: string;
  readonly cpf: string;
}

/** What a registration is checked against, besides the input. */
export interface RegisterRules {
  readonly kind: ContactKind;
  readonly country: DialCountry;
  /** The server's date, `yyyy-mm-dd`. */
  readonly today: string;
  /** The jurisdiction's requirements. */
  readonly needs: ProfileRules['needs'];
  /** A deposit limit may be typed, or left out. */
  readonly offersDepositLimit?: boolean;
  /** The brand's currency: the account is opened in it, and limits are typed in it. */
  readonly currency: string;
}

export function registerSchema(
  values: RegisterValues,
  { kind, country, today, needs, offersDepositLimit = false, currency }: RegisterRules,
): v.GenericSchema<unknown, Registration> {
  return v.pipe(
    v.object({
      ...contactEntries(kind, country),
      code: CodeField,
      password: NewPasswordField,
      confirm: confirmField(values.password),
      inviteCode: InviteCodeField,
      ...ageEntries(needs.includes('birth_date'), today),
      ...cpfEntry(needs.includes('cpf')),
      ...limitEntries(needs.includes('limits'), currency),
      ...(offersDepositLimit && { depositLimit: offeredLimit(currency) }),
      terms: tickField('register.termsMissing'),
    }),
    v.transform((checked) => ({
      contact: contactIn(checked),
      code: checked.code,
      password: checked.password,
      inviteCode: checked.inviteCode,
      currency,
      birthDate: checked.birthDate,
      cpf: checked.cpf,
      limits: limitsOf(checked, needs.includes('limits'), currency),
    })),
  );
}

type CheckedLimits = Readonly<Partial<Record<`${LimitToSet['kind']}Limit`, string | undefined>>> &
  Readonly<Record<`${LimitToSet['kind']}Period`, LimitToSet['period']>>;

/** All limits where they are mandatory, else the one that was offered and typed. */
function limitsOf(checked: CheckedLimits, isMandatory: boolean, currency: string) {
  const typed = LIMIT_KINDS.filter((kind) => isMandatory || checked[`${kind}Limit`] !== undefined);
  if (typed.length === 0) return undefined;
  return typed.map((kind) =>
    limitIn(currency, { kind, period: checked[`${kind}Period`], value: checked[`${kind}Limit`] ?? '0' }),
  );
}

export interface ForgotValues {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirm: string;
}

export interface PasswordReset {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

/** The first step of a password reset: the account and the code that was sent. */
export const ForgotCodeSchema: v.GenericSchema<unknown, Omit<PasswordReset, 'password'>> = v.object({
  email: EmailField,
  code: CodeField,
});

/** The second step: the new password. */
export function forgotChangeSchema(values: ForgotValues): v.GenericSchema<unknown, PasswordReset> {
  return v.pipe(
    v.object({
      email: EmailField,
      code: CodeField,
      password: NewPasswordField,
      confirm: confirmField(values.password),
    }),
    v.transform(({ email, code, password }) => ({ email, code, password })),
  );
}
