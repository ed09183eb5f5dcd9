import * as v from 'valibot';
import { amountField, type AmountRules } from './amount-problem.ts';
import { walletKey as key } from './wallet-key.ts';

/** Who gets how much. */
export const transferSchema = (rules: AmountRules) =>
  v.object({
    to: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, key('transfer.toMissing')),
      v.maxLength(254, key('refused.noPlayer')),
    ),
    amount: amountField(rules),
  });
