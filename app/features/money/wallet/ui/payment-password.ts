import * as v from 'valibot';
import { isEasyPin } from '#contract/entities';
import type { RowRequest } from '#contract/rows';
import type { setBankPassword } from '#contract/rows/wallet/set-bank-password';
import { CodeField } from '#app/features/account/credentials/index.ts';
import { walletKey as key } from '#app/features/money/wallet/wallet-key.ts';

/** Section 5 of the specification: exactly six characters. What is refused here uses up no attempt. */
export const PaymentPasswordField = v.pipe(
  v.string(),
  v.minLength(1, key('password.missing')),
  v.regex(/^[\x21-\x7E]{6}$/, key('password.length')),
);

export const newPaymentPassword = (chosen: string) =>
  v.object({
    new_password: v.pipe(
      PaymentPasswordField,
      v.check((pin) => !isEasyPin(pin), key('password.easy')),
    ),
    repeat: v.pipe(
      v.string(),
      v.minLength(1, key('password.repeatMissing')),
      v.check((repeat) => repeat === chosen, key('password.mismatch')),
    ),
  });

/** How players prove their identity for a new payment password. */
export const PASSWORD_PROOFS = ['old', 'code'] as const;
export type PasswordProof = (typeof PASSWORD_PROOFS)[number];

/** A new payment password, proved by the old one or by a code; the output has the contract's form. */
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
