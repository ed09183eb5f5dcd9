import { compareAmounts, multiplyAmounts, subtractAmounts, truncateAmount } from '../../money/amount.ts';
import { currencyOf, currencyPlaces } from '../../money/currency.ts';
import { compileSlip } from '../compile-slip.ts';
import { totalStake } from '../lines.ts';
import type { Settlement } from '../settle.ts';
import type { Slip } from '../slip.ts';

/** A step of a bonus on accumulators: from so many won matches on, a share of the winnings is paid on top. */
export interface BonusStep {
  readonly matches: number;
  /** Of the payout above the stake: `0.05` for 5 %. */
  readonly rate: string;
}

/** One line of all matches, with one pick on each. */
function isAccumulator(slip: Slip): boolean {
  const { matches } = slip;
  const { folds } = compileSlip(slip);
  const isOneLine = folds.length === 1 && folds[0] === matches.length;
  return matches.length > 1 && isOneLine && matches.every(({ picks }) => picks.length === 1);
}

/** The rate of the highest step that so many matches reach. */
const rateFrom = (steps: readonly BonusStep[], matches: number): string | undefined =>
  steps
    .filter((step) => step.matches <= matches)
    .reduce<BonusStep | undefined>(
      (best, step) => (best !== undefined && best.matches > step.matches ? best : step),
      undefined,
    )?.rate;

/** The share of what is paid above the stake, cut to the places of the currency; zero where there is none. */
function bonusOn(slip: Slip, payout: string, rate: string | undefined): string {
  const places = currencyPlaces(currencyOf(slip));
  const won = subtractAmounts(payout, totalStake(slip));
  const isNone = rate === undefined || compareAmounts(won, '0') <= 0;
  return truncateAmount(isNone ? '0' : multiplyAmounts(won, rate), places);
}

/**
 * The most that the operator pays on top of an accumulator: when all of its matches are won. Zero for every other slip.
 *
 * @param max what the slip pays at most, under the rules of the house
 * @example promisedBonus(slip, '13.32', [{ matches: 2, rate: '0.05' }]) // '0.566000'
 */
export function promisedBonus(slip: Slip, max: string, steps: readonly BonusStep[]): string {
  return bonusOn(slip, max, isAccumulator(slip) ? rateFrom(steps, slip.matches.length) : undefined);
}

/**
 * What the operator pays on top of a settled accumulator. The step is that of the matches that were won: a void one counts for none.
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
