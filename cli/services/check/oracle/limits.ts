import { type Fraction, fraction, isLess, isMore, times } from './fraction.ts';

interface Bounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}
export interface OracleLimits {
  readonly scope: 'sport' | 'lottery';
  readonly amount: string;
  readonly rate: string;
  readonly balance?: string | undefined;
  readonly funds?: string | undefined;
  readonly bet?: Bounds | undefined;
  readonly multiple?: Bounds | undefined;
  readonly bonus?: Bounds | undefined;
  readonly game?: Bounds | undefined;
  readonly multiplier?: string | number | undefined;
  readonly estimate?: string | undefined;
  readonly region?: string | undefined;
  readonly disabledRegions?: readonly string[] | undefined;
}

/**
 * The warnings of specification section 5, one inequality each, then that of a bet that can only lose. A maximum of 0 or less
 * means none.
 */
export function warnings(input: OracleLimits): readonly string[] {
  const {
    scope,
    bet,
    multiple,
    bonus,
    game,
    multiplier,
    estimate,
    balance,
    funds,
    region,
    disabledRegions = [],
  } = input;
  const rate = fraction(input.rate);
  const amount = fraction(input.amount);
  const isOver = (value: Fraction, max: string | undefined) =>
    max !== undefined && fraction(max).over > 0n && isMore(value, times(fraction(max), rate));
  const isUnder = (value: Fraction, min: string | undefined) =>
    min !== undefined && isLess(value, times(fraction(min), rate));
  const isStaked = amount.over !== 0n;
  const available =
    funds === undefined ? (balance === undefined ? undefined : times(fraction(balance), rate)) : fraction(funds);
  const found: [name: string, isGiven: boolean][] = [
    ['exceedsMaxBet', isOver(amount, bet?.max)],
    ['belowMinBet', isStaked && isUnder(amount, bet?.min)],
    ['disabledRegions', region !== undefined && disabledRegions.includes(region)],
    ['insufficientAccountBalance', available !== undefined && isLess(available, amount)],
  ];
  if (scope === 'lottery') {
    found.push(['belowLotteryGameMinBet', isStaked && isUnder(amount, game?.min)]);
    found.push(['exceedsLotteryGameMaxBet', isOver(amount, game?.max)]);
  } else {
    if (multiplier !== undefined) {
      found.push(['exceedsMaxMultiple', isOver(fraction(String(multiplier)), multiple?.max)]);
      found.push(['belowMinMultiple', isUnder(fraction(String(multiplier)), multiple?.min)]);
    }
    if (estimate !== undefined) {
      found.push(['exceedsMaxBonus', isOver(fraction(estimate), bonus?.max)]);
      found.push(['belowMinBonus', isUnder(fraction(estimate), bonus?.min)]);
    }
  }
  if (estimate !== undefined) found.push(['cannotWin', isStaked && !isMore(fraction(estimate), amount)]);
  return found.flatMap(([name, isGiven]) => (isGiven ? [name] : []));
}
