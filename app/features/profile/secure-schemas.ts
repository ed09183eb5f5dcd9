import type { ParseKeys } from 'i18next';
import * as v from 'valibot';
import { NewPassword } from '#contract/entities/person.ts';

export type SessionKey = ParseKeys<'session'>;
/** The words are those of signing in and registering: one rule, one text. */
const key = (text: SessionKey): SessionKey => text;

const EmailField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, key('email.missing')),
  v.maxLength(254, key('email.invalid')),
  v.email(key('email.invalid')),
);
const CodeField = v.pipe(
  v.string(),
  v.transform((typed) => typed.normalize('NFKC').replace(/[\s-]/g, '')),
  v.minLength(1, key('code.missing')),
  v.regex(/^\d{4,8}$/, key('code.invalid')),
);

/** The address alone, before a code is sent there. */
export const EmailSchema = v.object({ email: EmailField });
/** Section 5 of the specification: e-mail valid and required, its code required. */
export const BindEmailSchema = v.object({ email: EmailField, code: CodeField });

/** Section 5 of the specification: old, new and its repetition required; eight characters, a letter and a digit. */
export const changePasswordSchema = (chosen: string) =>
  v.object({
    old: v.pipe(v.string(), v.minLength(1, key('password.missing')), v.maxLength(256)),
    password: v.pipe(
      v.string(),
      v.minLength(1, key('password.missing')),
      v.check((password) => v.is(NewPassword, password), key('password.weak')),
    ),
    confirm: v.pipe(
      v.string(),
      v.minLength(1, key('password.confirmMissing')),
      v.check((confirm) => confirm === chosen, key('password.mismatch')),
    ),
    code: CodeField,
  });
