import { type Currency, currencyCode, ownPlaces } from '../money/currency.ts';
import { parseDecimal, type Decimal, compare, multiply, formatDecimal } from '../money/decimal.ts';
import { readAmount } from '../money/priced-bet.ts';
import { readRate } from '../money/read-rate.ts';
import type { TotalStake } from '../money/stakes.ts';
import { both, bound, type Bounds } from './bounds.ts';
import { limitMargin, type LimitMargin } from './margin.ts';

/** The warnings by the names of specification section 5, and `cannotWin`, which it lacks. */
export type LimitWarningName =
  | 'exceedsMaxBet'
  | 'belowMinBet'
  | 'disabledRegions'
  | 'insufficientAccountBalance'
  | 'belowLotteryGameMinBet'
  | 'exceedsLotteryGameMaxBet'
  | 'exceedsMaxMultiple'
  | 'belowMinMultiple'
  | 'exceedsMaxBonus'
  | 'belowMinBonus'
  | 'cannotWin';

/** A warning with the numbers of its message; decimal strings in `currency`. */
export type LimitWarning =
  | {
      readonly name: Exclude<LimitWarningName, 'disabledRegions'>;
      /** What was checked: the stake, the multiplier or the estimate. */
      readonly amount: string;
      /** The enforced bound; for `cannotWin` the estimate. */
      readonly limit: string;
      readonly currency: string;
    }
  | { readonly name: 'disabledRegions'; readonly region: string };

/** A bet and its limits. Bounds are in the base unit and scaled by `rate`; amounts are in `currency`. */
export interface LimitInput {
  readonly scope: 'sport' | 'lottery';
  /** Cost of the whole bet. */
  readonly amount: TotalStake;
  readonly currency: Currency;
  /** Units of `currency` for one base unit. */
  readonly rate: string;
  /** The balance in the base unit; absent for guests. */
  readonly balance?: string | undefined;
  /** The balance in `currency`, for wallets in the bet's currency. Overrides `balance`. */
  readonly funds?: string | undefined;
  readonly bet?: Bounds | undefined;
  /** The operator's bounds in `currency`, in addition to `bet`; a warning names the tighter one. */
  readonly own?: Bounds | undefined;
  readonly multiple?: Bounds | undefined;
  readonly bonus?: Bounds | undefined;
  readonly game?: Bounds | undefined;
  readonly multiplier?: string | number | undefined;
  readonly estimate?: string | undefined;
  readonly region?: string | undefined;
  readonly disabledRegions?: readonly string[] | undefined;
}

const ONE = parseDecimal('1');

/**
 * Checks a bet against every limit. Slip, simulator and CLI all call it, so that they cannot disagree.
 *
 * - A missing bound is not enforced, nor is a maximum of zero or less; the same holds for the margin.
 * - In a currency that states its places, minimums are rounded up to them and maximums cut: so warnings and margin name amounts that it has.
 * - An amount of zero triggers no minimum-bet warning: the slip is not filled in yet.
 * - Sport: the multiplier is checked against `multiple`, the estimate against `bonus`; lottery: the amount against `game`.
 * - A bet whose estimate is not above its amount is `cannotWin`: a prize cap of 4,500 does it to a stake of 4,900, big and small of one place to each other.
 *
 * Source: specification section 5, "Bet-slip warnings".
 *
 * @throws EngineError for a text that is not a decimal, with its place; `negativeAmount`; `outOfRange` for a rate of 0 or less, at which no maximum
 * would be left
 * @example
 * checkLimits({ scope: 'sport', amount: '400', currency: 'USDT', rate: '1', balance: '1000', bet: { min: '1', max: '347.00' } })
 * // { warnings: [{ name: 'exceedsMaxBet', amount: '400', limit: '347.00', currency: 'USDT' }],
 * //   margin: { lower: '1', upper: '347.00' } }
 */
export function checkLimits(input: LimitInput): {
  readonly warnings: readonly LimitWarning[];
  readonly margin: LimitMargin;
} {
  const { scope } = input;
  const currency = currencyCode(input.currency);
  const places = ownPlaces(input.currency);
  const rate = readRate(input.rate, 'rate');
  const amount = readAmount(input.amount, 'amount');
  const funds = fundsOf(input, rate);
  const bet = both(bound(input.bet, rate, 'bet', places), bound(input.own, ONE, 'own', places));
  const game = bound(input.game, rate, 'game', places);
  const multiple = bound(input.multiple, rate, 'multiple');
  const bonus = bound(input.bonus, rate, 'bonus', places);
  const multiplier = readGiven(input.multiplier, 'multiplier');
  const estimate = readGiven(input.estimate, 'estimate');
  const isStaked = amount.digits !== 0n;

  const warnings: LimitWarning[] = [];
  const warn = (name: Exclude<LimitWarningName, 'disabledRegions'>, value: Decimal, limit: Decimal) =>
    warnings.push({ name, amount: formatDecimal(value), limit: formatDecimal(limit), currency });
  if (bet.max && compare(amount, bet.max) > 0) warn('exceedsMaxBet', amount, bet.max);
  if (bet.min && isStaked && compare(amount, bet.min) < 0) warn('belowMinBet', amount, bet.min);
  if (input.region !== undefined && input.disabledRegions?.includes(input.region) === true) {
    warnings.push({ name: 'disabledRegions', region: input.region });
  }
  if (funds && compare(funds, amount) < 0) warn('insufficientAccountBalance', amount, funds);
  if (scope === 'lottery') {
    if (game.min && isStaked && compare(amount, game.min) < 0) warn('belowLotteryGameMinBet', amount, game.min);
    if (game.max && compare(amount, game.max) > 0) warn('exceedsLotteryGameMaxBet', amount, game.max);
  } else {
    if (multiplier && multiple.max && compare(multiplier, multiple.max) > 0) {
      warn('exceedsMaxMultiple', multiplier, multiple.max);
    }
    if (multiplier && multiple.min && compare(multiplier, multiple.min) < 0) {
      warn('belowMinMultiple', multiplier, multiple.min);
    }
    if (estimate && bonus.max && compare(estimate, bonus.max) > 0) warn('exceedsMaxBonus', estimate, bonus.max);
    if (estimate && bonus.min && compare(estimate, bonus.min) < 0) warn('belowMinBonus', estimate, bonus.min);
  }
  if (estimate && isStaked && compare(estimate, amount) <= 0) warn('cannotWin', amount, estimate);
  return { warnings, margin: limitMargin([game, bet, bonus, multiple]) };
}

function readGiven(value: string | number | undefined, place: string): Decimal | undefined {
  return value === undefined ? undefined : parseDecimal(String(value), place);
}

function fundsOf({ funds, balance }: LimitInput, rate: Decimal): Decimal | undefined {
  if (funds !== undefined) return readGiven(funds, 'funds');
  const held = readGiven(balance, 'balance');
  return held && multiply(held, rate);
}
