import * as v from 'valibot';
import { amountField, type AmountRules } from '#app/features/money/wallet/ui/amount-problem.ts';

/** The balance of the side that the amount leaves. */
export const gameTransferSchema = (rules: AmountRules) => v.object({ amount: amountField(rules) });
