import { parseDecimal, type Decimal, compare, multiply, formatDecimal } from '#engine/money/decimal.ts';
import { both, bound, type Bounds } from './bounds.ts';
import { limitMargin, type LimitMargin } from './margin.ts';

/** The warnings by the names of specification section 5. */
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
  | 'belowMinBonus';

/** A warning with the numbers its message needs; amounts as decimal strings in `currency`. */
export type LimitWarning =
  | {
      readonly name: Exclude<LimitWarningName, 'disabledRegions'>;
      /** What was checked: the stake, the multiplier or the estimate. */
      readonly amount: string;
      /** What it was held against: exactly the bound that is enforced. */
      readonly limit: string;
      readonly currency: string;
    }
  | { readonly name: 'disabledRegions'; readonly region: string };

/** What the limits are held against. Bounds are in the base unit and scaled by `rate`; amounts are in `currency`. */
export interface LimitInput {
  readonly scope: 'sport' | 'lottery';
  readonly amount: string;
  readonly currency: string;
  /** Units of `currency` for one base unit. */
  readonly rate: string;
  /** What the player has, in the base unit; left out where nobody is signed in. */
  readonly balance?: string | undefined;
  /** What the player has, in `currency`: for wallets kept in the currency of the bet. Wins over `balance`. */
  readonly funds?: string | undefined;
  readonly bet?: Bounds | undefined;
  /** What binds the amount besides `bet`, in `currency` already: the operator's own bounds. The tighter of both is told. */
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
 * Holds a bet against every limit. One function serves the slip, the simulator's refusal and the CLI, so that they cannot disagree.
 *
 * - A bound that is left out does not exist; a maximum that is not positive is none either, as in the margin.
 * - Amounts of zero are below no minimum bet: they are a slip that is not filled in yet.
 * - Sport: the multiplier is held against `multiple`, the estimate against `bonus`; lottery: the amount against `game`.
 *
 * Source: specification section 5, "Bet-slip warnings".
 *
 * @throws EngineError for a text that is no decimal, at its place
 * @example
 * checkLimits({ scope: 'sport', amount: '400', currency: 'USDT', rate: '1', balance: '1000', bet: { min: '1', max: '347.00' } })
 * // { warnings: [{ name: 'exceedsMaxBet', amount: '400', limit: '347.00', currency: 'USDT' }],
 * //   margin: { lower: '1', upper: '347.00' } }
 */
export function checkLimits(input: LimitInput): {
  readonly warnings: readonly LimitWarning[];
  readonly margin: LimitMargin;
} {
  const { scope, currency } = input;
  const rate = parseDecimal(input.rate, 'rate');
  const amount = parseDecimal(input.amount, 'amount');
  const funds = fundsOf(input, rate);
  const bet = both(bound(input.bet, rate, 'bet'), bound(input.own, ONE, 'own'));
  const game = bound(input.game, rate, 'game');
  const multiple = bound(input.multiple, rate, 'multiple');
  const bonus = bound(input.bonus, rate, 'bonus');
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
    const multiplier =
      input.multiplier === undefined ? undefined : parseDecimal(String(input.multiplier), 'multiplier');
    const estimate = input.estimate === undefined ? undefined : parseDecimal(input.estimate, 'estimate');
    if (multiplier && multiple.max && compare(multiplier, multiple.max) > 0) {
      warn('exceedsMaxMultiple', multiplier, multiple.max);
    }
    if (multiplier && multiple.min && compare(multiplier, multiple.min) < 0) {
      warn('belowMinMultiple', multiplier, multiple.min);
    }
    if (estimate && bonus.max && compare(estimate, bonus.max) > 0) warn('exceedsMaxBonus', estimate, bonus.max);
    if (estimate && bonus.min && compare(estimate, bonus.min) < 0) warn('belowMinBonus', estimate, bonus.min);
  }
  return { warnings, margin: limitMargin([game, bet, bonus, multiple]) };
}

function fundsOf({ funds, balance }: LimitInput, rate: Decimal): Decimal | undefined {
  if (funds !== undefined) return parseDecimal(funds, 'funds');
  return balance === undefined ? undefined : multiply(parseDecimal(balance, 'balance'), rate);
}
