import { compareAmounts, multiplyAmounts, subtractAmounts, truncateAmount } from '../../money/amount.ts';
import { currencyOf, currencyPlaces } from '../../money/currency.ts';
import { compileSlip } from '../compile-slip.ts';
import { totalStake } from '../lines.ts';
import type { Settlement } from '../settle.ts';
import type { Slip } from '../slip.ts';

/** A step of an accumulator bonus: from this many won matches, a share of the winnings is added. */
export interface BonusStep {
  readonly matches: number;
  /** Share of the payout above the stake: `0.05` for 5 %. */
  readonly rate: string;
}

/** One line of all matches, one pick each. */
function isAccumulator(slip: Slip): boolean {
  const { matches } = slip;
  const { folds } = compileSlip(slip);
  const isOneLine = folds.length === 1 && folds[0] === matches.length;
  return matches.length > 1 && isOneLine && matches.every(({ picks }) => picks.length === 1);
}

/** Rate of the highest step that is reached. */
const rateFrom = (steps: readonly BonusStep[], matches: number): string | undefined =>
  steps
    .filter((step) => step.matches <= matches)
    .reduce<BonusStep | undefined>(
      (best, step) => (best !== undefined && best.matches > step.matches ? best : step),
      undefined,
    )?.rate;

/** The share of the payout above the stake, truncated. */
function bonusOn(slip: Slip, payout: string, rate: string | undefined): string {
  const places = currencyPlaces(currencyOf(slip));
  const won = subtractAmounts(payout, totalStake(slip));
  const isNone = rate === undefined || compareAmounts(won, '0') <= 0;
  return truncateAmount(isNone ? '0' : multiplyAmounts(won, rate), places);
}

/**
 * The highest bonus on an accumulator, if all its matches win. Zero for other slips.
 *
 * @param max what the slip pays at most, under the rules of the house
 * @example promisedBonus(slip, '13.32', [{ matches: 2, rate: '0.05' }]) // '0.566000'
 */
export function promisedBonus(slip: Slip, max: string, steps: readonly BonusStep[]): string {
  return bonusOn(slip, max, isAccumulator(slip) ? rateFrom(steps, slip.matches.length) : undefined);
}

/**
 * The bonus on a settled accumulator. Only won matches count for the step, void ones do not.
 *
 * @param settlement of the slip, under the rules of the house
 * @example
 * extraBonus(
 *   slip,
 *   settleSlip(slip, { a: { ft: '2:1', ht: '1:0' }, b: { ft: '2:1', ht: '1:0' } }),
 *   [{ matches: 2, rate: '0.05' }],
 * ) // '0.566000'
 */
export function extraBonus(
  slip: Slip,
  { state, payout, legs }: Pick<Settlement, 'state' | 'payout' | 'legs'>,
  steps: readonly BonusStep[],
): string {
  const won = legs.filter((leg) => leg === 'won' || leg === 'half_won').length;
  return bonusOn(slip, payout, state === 'won' && isAccumulator(slip) ? rateFrom(steps, won) : undefined);
}
