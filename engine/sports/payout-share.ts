import { multiply, type Decimal } from '../money/decimal.ts';
import type { CompiledSlip } from './compiled-slip.ts';

/**
 * Of odds x stake, bd pays 0.65. Specification section 9 says it of the estimate: "Dragon bet payout estimate scaled by 0.65 for game
 * kind bd". What is paid takes the same share, so that nothing is paid above the highest return that was shown. A stake that comes back
 * from a line of void legs is no prize, and takes none.
 */
export const BD_SHARE: Decimal = { digits: 65n, scale: 2 };

/** What the odds of a line multiply: the stake, of bd its share. */
export function payingStake({ game, stake }: Pick<CompiledSlip, 'game' | 'stake'>): Decimal {
  return game === 'bd' ? multiply(stake, BD_SHARE) : stake;
}
