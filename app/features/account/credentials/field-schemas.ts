import * as v from 'valibot';
import { cpfDigits, HIGHEST_MINUTES, isAdult, isCpf, LIMIT_PERIODS, type LimitToSet } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';
import { withoutDirection } from '#app/i18n/direction-marks.ts';
import { enteredAmount } from '#app/i18n/entered-amount.ts';
import { DIAL_CODES, type DialCountry } from '#app/ui/phone/dial-codes.ts';
import { looksLikePhone, phoneProblem, readPhone } from '#app/ui/phone/phone-number.ts';
import type { Contact } from './contact.ts';
import { isGoodPassword } from './password-rules.ts';
import type { SessionKey } from './session-key.ts';

/** Messages are keys: one without a text does not compile. */
const key = (text: SessionKey): SessionKey => text;

export const EmailField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, key('email.missing')),
  v.maxLength(254, key('email.invalid')),
  v.email(key('email.invalid')),
);

/** Pasted codes often have spaces. */
export const CodeField = v.pipe(
  v.string(),
  v.transform((typed) => withoutDirection(typed.normalize('NFKC')).replace(/[\s-]/g, '')),
  v.minLength(1, key('code.missing')),
  v.regex(/^\d{4,8}$/, key('code.invalid')),
);

export const KnownPasswordField = v.pipe(v.string(), v.minLength(1, key('password.missing')), v.maxLength(256));

export const NewPasswordField = v.pipe(
  v.string(),
  v.minLength(1, key('password.missing')),
  v.maxLength(256),
  v.check(isGoodPassword, key('password.weak')),
);

export const confirmField = (password: string) =>
  v.pipe(
    v.string(),
    v.minLength(1, key('password.confirmMissing')),
    v.check((confirm) => confirm === password, key('password.mismatch')),
  );

export const InviteCodeField = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\w-]{0,40}$/, key('register.inviteInvalid')),
  v.transform((code) => (code === '' ? undefined : code)),
);

export const tickField = (missing: SessionKey) => v.literal(true, missing);

const birthDateField = (today: string) =>
  v.pipe(
    v.string(),
    v.minLength(1, key('register.birthMissing')),
    v.regex(/^\d{4}-\d\d-\d\d$/, key('register.birthMissing')),
    v.check((day) => day >= '1900-01-01' && day <= today, key('register.birthWrong')),
    v.check((day) => isAdult(day, today), key('register.tooYoung')),
  );

export const phoneField = (country: DialCountry) =>
  v.pipe(
    v.string(),
    v.transform((typed) => readPhone(typed, country)),
    v.check((number) => phoneProblem(number) !== 'missing', key('phone.missing')),
    v.check((number) => phoneProblem(number) !== 'invalid', key('phone.invalid')),
    v.check((number) => phoneProblem(number) !== 'tooShort', key('phone.tooShort')),
    v.check((number) => phoneProblem(number) !== 'tooLong', key('phone.tooLong')),
  );

const CpfField = v.pipe(
  v.string(),
  v.transform(cpfDigits),
  v.minLength(1, key('register.cpfMissing')),
  v.check(isCpf, key('register.cpfInvalid')),
);

/** A field is checked while it is shown. */
const shownIf = <Output>(isShown: boolean, schema: v.GenericSchema<string, Output>) =>
  (isShown
    ? schema
    : v.pipe(
        v.string(),
        v.transform(() => undefined),
      )) as v.GenericSchema<unknown, Output | undefined>;

const ContactEmailField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, key('contact.missing')),
  EmailField,
  v.transform((email): Contact => ({ kind: 'email', email })),
);
const contactPhoneField = (country: DialCountry) =>
  v.pipe(
    phoneField(country),
    v.transform((number): Contact => ({ kind: 'phone', ...number })),
  );

/** The field of an e-mail or a mobile number: what is typed decides which. */
export const contactField = (country: DialCountry): v.GenericSchema<unknown, Contact> =>
  v.lazy((typed) =>
    looksLikePhone(String(typed)) ? contactPhoneField(country) : ContactEmailField,
  ) as v.GenericSchema<unknown, Contact>;

/** A user name may be digits too, but not as many as a number has in any of our countries. */
const ACCOUNT_DIGITS = Math.min(...DIAL_CODES.map(({ least }) => least));

const AccountNameField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, key('account.missing')),
  v.maxLength(254),
  v.transform((account) => ({ kind: 'account' as const, account })),
);

/** The field of an account: an e-mail, a user name, or a mobile number. */
export const accountField = (
  country: DialCountry,
): v.GenericSchema<unknown, Extract<Contact, { kind: 'phone' }> | v.InferOutput<typeof AccountNameField>> =>
  v.lazy((typed) =>
    looksLikePhone(String(typed), ACCOUNT_DIGITS) ? contactPhoneField(country) : AccountNameField,
  ) as v.GenericSchema<unknown, Extract<Contact, { kind: 'phone' }> | v.InferOutput<typeof AccountNameField>>;

/** Identifies a player who may have only one account. */
export const cpfEntry = (isAsked: boolean) => ({ cpf: shownIf(isAsked, CpfField) });

const LimitPeriod = v.picklist(LIMIT_PERIODS);

/** Digits after the point of a limit: a session is limited in minutes. */
export const placesOfLimit = (kind: LimitToSet['kind'], currency: string): number =>
  kind === 'session' ? 0 : placesOf(currency);

/** A limit as it was entered; the output is an amount. */
const limitField = (kind: LimitToSet['kind'], currency: string) =>
  v.pipe(
    v.string(),
    v.transform((entered) => enteredAmount(entered, placesOfLimit(kind, currency))),
    v.check((read) => 'amount' in read, key('register.limitWrong')),
    v.transform((read) => ('amount' in read ? read.amount : '0')),
  );

/** A time limit below its period; the message carries the highest value. */
const timeField = (period: LimitToSet['period'], currency: string) => {
  const max = String(HIGHEST_MINUTES[period]);
  return v.pipe(
    limitField('session', currency),
    v.check((minutes) => compareAmounts(minutes, max) <= 0, `${key('register.limitTooLong')} ${max}`),
  );
};

/** A deposit limit that is left empty only with an active no. */
export const offeredLimit = (currency: string, isDeclined: boolean) =>
  v.lazy((typed) =>
    typed === ''
      ? v.pipe(
          v.string(),
          v.check(() => isDeclined, key('register.limitOrNo')),
          v.transform(() => undefined),
        )
      : limitField('deposit', currency),
  ) as v.GenericSchema<unknown, string | undefined>;

/** A player's first limits, each an amount and a period; the output has the contract's form. */
export const limitEntries = (isAsked: boolean, currency: string, sessionPeriod: LimitToSet['period']) => {
  const amount = (kind: LimitToSet['kind']) => limitField(kind, currency);
  return {
    depositLimit: shownIf(isAsked, amount('deposit')),
    depositPeriod: LimitPeriod,
    lossLimit: shownIf(isAsked, amount('loss')),
    lossPeriod: LimitPeriod,
    stakeLimit: shownIf(isAsked, amount('stake')),
    stakePeriod: LimitPeriod,
    sessionLimit: shownIf(isAsked, timeField(sessionPeriod, currency)),
    sessionPeriod: LimitPeriod,
  };
};

/** Proof of age: a date, or a tick. */
export const ageEntries = (isDateAsked: boolean, today: string) => ({
  birthDate: shownIf(isDateAsked, birthDateField(today)),
  adult: isDateAsked ? v.boolean() : tickField('register.adultMissing'),
});
