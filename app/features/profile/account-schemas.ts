import * as v from 'valibot';
import {
  CodeField,
  confirmField,
  EmailField,
  KnownPasswordField,
  NewPasswordField,
  phoneField,
  type SessionKey,
} from '#app/features/credentials/index.ts';
import { dialOf, type DialCountry } from '#app/ui/phone/dial-codes.ts';
import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';

// The fields and words are those of signing in and registering: one rule, one text.
const key = (text: SessionKey): SessionKey => text;

/** An e-mail to bind; the one that is verified already is told as such. */
export const newEmail = (current: string | null) =>
  v.object({
    email: v.pipe(
      EmailField,
      v.check((email) => email.toLowerCase() !== current?.toLowerCase(), key('bind.emailSame')),
    ),
  });

/** A mobile to bind, in one of the countries of the dial codes; the one that is verified already is told as such. */
export const newMobile = (country: DialCountry, current: string | null) =>
  v.object({
    phone: v.pipe(
      phoneField(country),
      v.check((number) => fullNumber(number) !== current, key('bind.phoneSame')),
    ),
  });

/** As the upstream shows a bound one. @example fullNumber({ country: 'BR', national: '11900000001' }) // '+5511900000001' */
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
