import { compareAmounts, convertAmount, currencyPlaces, truncateAmount } from '../money/amount.ts';
import { currencyOf } from '../money/currency.ts';
import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import type { LineStake } from '../money/stakes.ts';
import { estimateSlip } from '../sports/estimate.ts';
import { estimateUnderRules } from '../sports/estimate-under-rules.ts';
import { totalStake } from '../sports/lines.ts';
import type { SettleRules } from '../sports/settle-rules.ts';
import type { Slip } from '../sports/slip.ts';
import type { Bounds } from './bounds.ts';
import { checkLimits } from './check-limits.ts';

/** What bounds a stake from above. Bounds are in the base unit and scaled by `rate`. */
export interface StakeBounds {
  /** Money available for the bet, in the currency of the slip. */
  readonly funds?: string | undefined;
  readonly bet?: Bounds | undefined;
  /** The operator's own bounds, in the currency of the slip. They apply in addition to `bet`. */
  readonly own?: Bounds | undefined;
  readonly bonus?: Bounds | undefined;
  readonly rate: string;
  /** Caps and withholding, in the currency of the slip. */
  readonly rules?: SettleRules | undefined;
}

/**
 * The highest stake per line that keeps within the funds, the maximum bet and the maximum payout, and that can still win: a prize cap
 * or a withholding makes a higher one lose for certain. With one unit of the currency more, `checkLimits` warns. Minimums are ignored.
 *
 * @returns undefined where nothing bounds the stake
 * @throws EngineError with the place in the slip or in the rules
 * @example maxStake(slip, { funds: '100', bet: { max: '347' }, rate: '1' }) // '100.000000'
 */
export function maxStake(slip: Slip, { funds, bet, own, bonus, rate, rules = {} }: StakeBounds): LineStake | undefined {
  const currency = currencyOf(slip);
  const places = currencyPlaces(currency);
  const maxima = [
    ...(funds === undefined ? [] : [truncateAmount(funds, places)]),
    ...(
      [
        [bet, rate],
        [own, '1'],
        [bonus, rate],
      ] as const
    ).flatMap(([bounds, scale]) => {
      const scaled = bounds?.max === undefined ? undefined : convertAmount(bounds.max, scale, currency);
      return scaled === undefined || compareAmounts(scaled, '0') <= 0 ? [] : [scaled];
    }),
  ];
  if (maxima.length === 0) return undefined;
  const text = (units: bigint) => formatDecimal({ digits: units, scale: places });
  const tryStake = (units: bigint) => {
    const bid = { ...slip, stake: text(units) };
    const { max } = estimateUnderRules(bid, rules);
    const { warnings } = checkLimits({
      scope: 'sport',
      amount: totalStake(bid),
      estimate: max,
      currency,
      rate,
      funds,
      bet: { max: bet?.max },
      own: { max: own?.max },
      bonus: { max: bonus?.max },
    });
    const canWin = warnings.every(({ name }) => name !== 'cannotWin');
    // Without a rule that reduces it, a stake that cannot win is too low for its gain to be one unit, and a higher one may.
    const isTooHigh = canWin ? warnings.length > 0 : warnings.length > 1 || max !== estimateSlip(bid).max;
    return { canWin, isTooHigh };
  };
  // A line costs a unit at least and pays back its stake at least (0.65 of it in bd): twice the lowest bound is always too much.
  let low = 0n;
  let high = maxima.map((amount) => parseDecimal(amount).digits).reduce((a, b) => (a < b ? a : b)) * 2n + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (tryStake(middle).isTooHigh) high = middle;
    else low = middle;
  }
  return text(tryStake(low).canWin ? low : 0n);
}
