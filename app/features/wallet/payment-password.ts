import * as v from 'valibot';
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
