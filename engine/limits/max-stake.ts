import { compareAmounts, convertAmount, currencyPlaces, subtractAmounts, truncateAmount } from '../money/amount.ts';
import { currencyOf } from '../money/currency.ts';
import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import type { LineStake } from '../money/stakes.ts';
import { estimateSlip } from '../sports/estimate.ts';
import { estimateUnderRules } from '../sports/estimate-under-rules.ts';
import { countLines, totalStake } from '../sports/lines.ts';
import type { SettleRules } from '../sports/settle-rules.ts';
import type { Slip } from '../sports/slip.ts';
import type { Bounds } from './bounds.ts';
import { checkLimits } from './check-limits.ts';

/** Upper bounds of a stake, in the base unit and scaled by `rate`. */
export interface StakeBounds {
  /** Available money in the slip's currency. */
  readonly funds?: string | undefined;
  readonly bet?: Bounds | undefined;
  /** The operator's bounds in the slip's currency, in addition to `bet`. */
  readonly own?: Bounds | undefined;
  readonly bonus?: Bounds | undefined;
  readonly rate: string;
  /** In the slip's currency. */
  readonly rules?: SettleRules | undefined;
}

/**
 * The highest stake per line within funds, maximum bet and maximum payout that can still win: a prize cap or withholding makes
 * higher ones lose for certain. With one unit more, `checkLimits` warns. Minimums are ignored.
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
  const isFree = rules.prizeCap === undefined && rules.withholding === undefined;
  // A line loses less than a unit for each multiple by being cut.
  const cut = formatDecimal({ digits: countLines(slip) * BigInt(slip.multiple), scale: places });
  const warningsOf = (bid: Slip, max: string) =>
    checkLimits({
      scope: 'sport',
      amount: totalStake(bid),
      estimate: max,
      currency,
      rate,
      funds,
      bet: { max: bet?.max },
      own: { max: own?.max },
      bonus: { max: bonus?.max },
    }).warnings;
  const tryStake = (units: bigint) => {
    const bid = { ...slip, stake: text(units) };
    if (isFree) {
      // Walking the lines is slow, and most stakes are far from what their returns are limited to.
      const most = estimateSlip(bid).max;
      const least = compareAmounts(most, cut) > 0 ? subtractAmounts(most, cut) : '0';
      const [high, low] = [warningsOf(bid, most), warningsOf(bid, least)];
      if (low.length === high.length && low.every(({ name }, at) => name === high[at]?.name && name !== 'cannotWin'))
        return { canWin: true, isTooHigh: low.length > 0 };
    }
    const { max } = estimateUnderRules(bid, rules);
    const warnings = warningsOf(bid, max);
    const canWin = warnings.every(({ name }) => name !== 'cannotWin');
    // Without rules, a stake that cannot win is only too low for a gain of one unit.
    const isTooHigh = canWin ? warnings.length > 0 : warnings.length > 1 || max !== estimateUnderRules(bid, {}).max;
    return { canWin, isTooHigh };
  };
  // A line costs at least a unit and pays back at least its stake (0.65 of it in bd), so twice the lowest bound is too much.
  let low = 0n;
  let high = maxima.map((amount) => parseDecimal(amount).digits).reduce((a, b) => (a < b ? a : b)) * 2n + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (tryStake(middle).isTooHigh) high = middle;
    else low = middle;
  }
  return text(tryStake(low).canWin ? low : 0n);
}
