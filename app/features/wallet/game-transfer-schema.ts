import * as v from 'valibot';
import { amountField, type AmountRules } from './amount-problem.ts';

/** How much of what there is on the side that it leaves. */
export const gameTransferSchema = (rules: AmountRules) => v.object({ amount: amountField(rules) });
