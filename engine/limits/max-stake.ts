import { compareAmounts, convertAmount, currencyPlaces, truncateAmount } from '#engine/money/amount.ts';
import { formatDecimal, parseDecimal } from '#engine/money/decimal.ts';
import { estimateSlip } from '#engine/sports/estimate.ts';
import { totalStake } from '#engine/sports/lines.ts';
import type { Slip } from '#engine/sports/slip.ts';
import type { Bounds } from './bounds.ts';
import { checkLimits } from './check-limits.ts';

/** What bounds a stake from above. Bounds are in the base unit and scaled by `rate`. */
export interface StakeBounds {
  /** What there is to bet with, in the currency of the slip. */
  readonly funds?: string | undefined;
  readonly bet?: Bounds | undefined;
  /** Besides `bet`, in the currency of the slip already. */
  readonly own?: Bounds | undefined;
  readonly bonus?: Bounds | undefined;
  readonly rate: string;
}

/**
 * The highest stake per line that no maximum forbids: not the funds, not the maximum bet, not the maximum payout. One unit
 * of the currency more, and `checkLimits` warns. Minimums are not looked at.
 *
 * @returns undefined where nothing bounds the stake
 * @throws EngineError with the place in the slip
 * @example maxStake(slip, { funds: '100', bet: { max: '347' }, rate: '1' }) // '100.000000'
 */
export function maxStake(slip: Slip, { funds, bet, own, bonus, rate }: StakeBounds): string | undefined {
  const { currency } = slip;
  const places = currencyPlaces(currency);
  const most = [
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
  if (most.length === 0) return undefined;
  const isAllowed = (stake: string) => {
    const bid = { ...slip, stake };
    const { warnings } = checkLimits({
      scope: 'sport',
      amount: totalStake(bid),
      estimate: estimateSlip(bid).max,
      currency,
      rate,
      funds,
      bet: { max: bet?.max },
      own: { max: own?.max },
      bonus: { max: bonus?.max },
    });
    return warnings.length === 0;
  };
  const text = (units: bigint) => formatDecimal({ digits: units, scale: places });
  // A line costs a unit at least and pays back its stake at least (0.65 of it in bd): twice the least bound is too much already.
  let low = 0n;
  let high = most.map((amount) => parseDecimal(amount).digits).reduce((a, b) => (a < b ? a : b)) * 2n + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isAllowed(text(middle))) low = middle;
    else high = middle;
  }
  return text(low);
}
