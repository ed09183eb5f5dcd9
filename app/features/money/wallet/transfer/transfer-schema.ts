import * as v from 'valibot';
import { amountField, type AmountRules } from '#app/features/money/wallet/ui/amount-problem.ts';
import { walletKey as key } from '#app/features/money/wallet/wallet-key.ts';

/** The recipient and the amount. */
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
