import * as v from 'valibot';
import { LIMIT_KINDS, limitIn, type LimitToSet } from '#contract/entities';
import { dialOf, type DialCountry } from '#app/ui/phone/dial-codes.ts';
import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';
import type { ProfileRules } from '#contract/brand';
import {
  accountField,
  ageEntries,
  CodeField,
  confirmField,
  type Contact,
  contactField,
  type ContactValues,
  cpfEntry,
  EmailField,
  InviteCodeField,
  limitEntries,
  KnownPasswordField,
  NewPasswordField,
  offeredLimit,
  tickField,
} from '#app/features/account/credentials/index.ts';
import type { Registration, SignInRequest } from '#app/features/account/session/session-api.ts';

export type Proof = 'password' | 'code';

export interface SignInValues extends ContactValues {
  readonly password: string;
  readonly code: string;
}

/** The sign-in form, by the chosen proof; the output is the request, by what is in the one field of the account. */
export function signInSchema(proof: Proof, country: DialCountry): v.GenericSchema<unknown, SignInRequest> {
  const numberOf = (number: PhoneNumber) => ({ area_code: dialOf(number.country).code, phone: number.national });
  return proof === 'code'
    ? v.pipe(
        v.object({ contact: contactField(country), code: CodeField }),
        v.transform(({ contact, code }): SignInRequest =>
          contact.kind === 'phone'
            ? { by: 'phone', body: { ...numberOf(contact), code } }
            : { by: 'emailCode', body: { email: contact.email, code } },
        ),
      )
    : v.pipe(
        v.object({ contact: accountField(country), password: KnownPasswordField }),
        v.transform(({ contact, password }): SignInRequest =>
          contact.kind === 'phone'
            ? { by: 'phone', body: { ...numberOf(contact), password } }
            : { by: 'account', body: { account: contact.account, password } },
        ),
      );
}

/** Who gets the code that a form asks for. */
export const codeContactSchema = (country: DialCountry): v.GenericSchema<unknown, Contact> =>
  v.pipe(
    v.object({ contact: contactField(country) }),
    v.transform(({ contact }) => contact),
  );

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
  /** The active no to the deposit limit that is offered. */
  readonly noDepositLimit: boolean;
}

/** What a registration is checked against, besides the input. */
export interface RegisterRules {
  readonly country: DialCountry;
  /** The server's date, `yyyy-mm-dd`. */
  readonly today: string;
  /** The jurisdiction's requirements. */
  readonly needs: ProfileRules['needs'];
  /** A deposit limit is typed, or refused by a tick. */
  readonly offersDepositLimit?: boolean;
  /** The brand's currency: the account is opened in it, and limits are typed in it. */
  readonly currency: string;
}

export function registerSchema(
  values: RegisterValues,
  { country, today, needs, offersDepositLimit = false, currency }: RegisterRules,
): v.GenericSchema<unknown, Registration> {
  return v.pipe(
    v.object({
      contact: contactField(country),
      code: CodeField,
      password: NewPasswordField,
      confirm: confirmField(values.password),
      inviteCode: InviteCodeField,
      ...ageEntries(needs.includes('birth_date'), today),
      ...cpfEntry(needs.includes('cpf')),
      ...limitEntries(needs.includes('limits'), currency, values.sessionPeriod),
      ...(offersDepositLimit && { depositLimit: offeredLimit(currency, values.noDepositLimit) }),
      terms: tickField('register.termsMissing'),
    }),
    v.transform((checked) => ({
      contact: checked.contact,
      code: checked.code,
      password: checked.password,
      inviteCode: checked.inviteCode,
      currency,
      birthDate: checked.birthDate,
      cpf: checked.cpf,
      limits: limitsOf(checked, needs.includes('limits'), currency),
      ...(offersDepositLimit && { noDepositLimit: checked.depositLimit === undefined }),
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
