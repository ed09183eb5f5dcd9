import * as v from 'valibot';
import type { RowRequest } from '#contract/row.ts';
import type { setBankPassword } from '#contract/rows/set-bank-password.ts';
import { CodeField } from '#app/features/credentials/index.ts';
import { walletKey as key } from './wallet-key.ts';

/** Section 5 of the specification: exactly six characters. What is refused here burns no attempt. */
export const PaymentPasswordField = v.pipe(
  v.string(),
  v.minLength(1, key('password.missing')),
  v.regex(/^[\x21-\x7E]{6}$/, key('password.length')),
);

/** A new payment password and its repetition. */
export const newPaymentPassword = (chosen: string) =>
  v.object({
    new_password: PaymentPasswordField,
    repeat: v.pipe(
      v.string(),
      v.minLength(1, key('password.repeatMissing')),
      v.check((repeat) => repeat === chosen, key('password.mismatch')),
    ),
  });

/** How a player proves who they are before a new payment password counts. */
export const PASSWORD_PROOFS = ['old', 'code'] as const;
export type PasswordProof = (typeof PASSWORD_PROOFS)[number];

/** A new payment password in place of one that is known, or by a code; comes out as the contract takes it. */
export const changedPaymentPassword = (
  proof: PasswordProof,
  chosen: string,
): v.GenericSchema<unknown, RowRequest<typeof setBankPassword>['body']> =>
  proof === 'old'
    ? v.pipe(
        v.object({ old: PaymentPasswordField, ...newPaymentPassword(chosen).entries }),
        v.transform(({ old, new_password }) => ({ old, new: new_password })),
      )
    : v.pipe(
        v.object({ code: CodeField, ...newPaymentPassword(chosen).entries }),
        v.transform(({ code, new_password }) => ({ code, new: new_password })),
      );
