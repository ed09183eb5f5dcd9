import * as v from 'valibot';
import {
  CodeField,
  confirmField,
  EmailField,
  KnownPasswordField,
  NewPasswordField,
  phoneField,
  type SessionKey,
} from '#app/features/account/credentials/index.ts';
import { dialOf, type DialCountry } from '#app/ui/phone/dial-codes.ts';
import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';

// The same fields and texts as in sign-in and registration.
const key = (text: SessionKey): SessionKey => text;

/** An e-mail to bind; one that is verified already is refused. */
export const newEmail = (current: string | null) =>
  v.object({
    email: v.pipe(
      EmailField,
      v.check((email) => email.toLowerCase() !== current?.toLowerCase(), key('bind.emailSame')),
    ),
  });

/** A mobile number to bind, of one of the listed countries; one that is verified already is refused. */
export const newMobile = (country: DialCountry, current: string | null) =>
  v.object({
    phone: v.pipe(
      phoneField(country),
      v.check((number) => fullNumber(number) !== current, key('bind.phoneSame')),
    ),
  });

/**
 * The form in which the upstream shows a bound number.
 *
 * @example fullNumber({ country: 'BR', national: '11900000001' }) // '+5511900000001'
 */
const fullNumber = ({ country, national }: PhoneNumber) => `+${dialOf(country).code}${national}`;

/** Section 5 of the specification: e-mail valid and required, its code required. */
export const bindEmailSchema = (current: string | null) => v.object({ ...newEmail(current).entries, code: CodeField });

/** Section 5 of the specification: mobile required, neither too short nor too long for its country, its code required. */
export const bindMobileSchema = (country: DialCountry, current: string | null) =>
  v.pipe(
    v.object({ ...newMobile(country, current).entries, code: CodeField }),
    v.transform(({ phone, code }) => ({ area: dialOf(phone.country).code, phone: phone.national, code })),
  );

/** Section 5 of the specification: old, new and its repetition required; eight characters, a letter and a number. */
export const changePasswordSchema = (chosen: string) =>
  v.object({ old: KnownPasswordField, password: NewPasswordField, confirm: confirmField(chosen), code: CodeField });
