import type { GameLimits, OddsItem } from '#contract/entities';
import { type Bounds, checkLimits, type LimitWarning } from '#engine/limits';
import type { LotteryEstimate } from '#engine/lottery';
import { addAmounts, compareAmounts, multiplyAmounts, type TotalStake } from '#engine/money';
import { currencyNamed, placesOf } from '#app/i18n/currencies.ts';
import { enteredAmount, type EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { AmountProblem } from '#app/i18n/read-amount.ts';
import { choiceLines } from '#app/i18n/choice-lines.ts';
import type { DrawItem } from './draw-item.ts';
import type { DrawPhase } from '#app/features/betting/draws/clock/draw-phase.ts';

export type DrawAmountProblem = AmountProblem | 'notPositive';

/** One selection with its computed values. */
export interface DrawRow {
  readonly item: DrawItem;
  readonly lines: string;
  /** Per line, if it is valid and above zero. */
  readonly amount?: string;
  readonly problem?: DrawAmountProblem;
  /** The limits that its amount breaks. */
  readonly warning?: LimitWarning;
  /** Its highest payout. */
  readonly prize?: string;
  /** The current odds, if they differ from those that were shown. */
  readonly now?: string;
  readonly isGone: boolean;
}

/** A selection at the current odds, with its amount per line. */
interface PricedItem {
  readonly item: DrawItem;
  readonly amount: string;
}

/** Why the bet cannot be placed. */
export type DrawObstacle =
  | { readonly kind: 'phase'; readonly phase: DrawPhase | undefined }
  | { readonly kind: 'gone' | 'oddsMoved' }
  | { readonly kind: 'amount'; readonly problem: DrawAmountProblem }
  | { readonly kind: 'limit'; readonly warning: LimitWarning; readonly isOfItem: boolean };

/** The most and the least that a draw pays, and what each of them pays. */
export type DrawReturns = Pick<LotteryEstimate, 'max' | 'min' | 'guaranteed'>;

export interface DrawSummary {
  readonly rows: readonly DrawRow[];
  /** The sum of all amounts times their lines, once all are valid. */
  readonly totalStake?: TotalStake;
  /** What all of them can pay together, once all amounts are valid. */
  readonly returns?: DrawReturns;
  readonly moved: readonly DrawItem[];
  /** Everything that stops the bet, the most important first. */
  readonly obstacles: readonly DrawObstacle[];
}

export interface DrawContext {
  readonly phase: DrawPhase | undefined;
  /** The price of a choice; undefined until the price list is read. */
  readonly priceOf: ((choice: DrawItem['choice']) => OddsItem | undefined) | undefined;
  readonly prizeOf: (item: DrawItem, amount: string) => string | undefined;
  /** What selections can pay together; undefined until it is known in what currency. */
  readonly returnsOf: (bets: readonly PricedItem[]) => DrawReturns | undefined;
  readonly limits: GameLimits | undefined;
  /** The brand's own stake limits, in `currency`. */
  readonly brandStake: Bounds | undefined;
  readonly rate: string | undefined;
  readonly funds: string | undefined;
  readonly currency: string;
}

/** Computes the content of the panel and the review from the selections and the server's data. */
export function summariseDrawSlip(
  { items, typed }: { readonly items: readonly DrawItem[]; readonly typed: EnteredAmount },
  context: DrawContext,
): DrawSummary {
  const rows = items.map((item) => rowOf(item, item.typed ?? typed, context));
  const totalStake = rows.reduce<TotalStake | undefined>(
    (sum, { amount, lines }) =>
      sum === undefined || amount === undefined ? undefined : addAmounts(sum, multiplyAmounts(amount, lines)),
    '0',
  );
  const moved = rows.flatMap(({ item, now }) => (now === undefined ? [] : [{ ...item, odds: now }]));
  if (items.length === 0) return { rows, moved, obstacles: [] };
  if (totalStake === undefined) return { rows, moved, obstacles: obstaclesOf(rows, undefined, context) };
  const returns = context.returnsOf(
    rows.flatMap(({ item, now, amount }) => (amount === undefined ? [] : { item: atOdds(item, now), amount })),
  );
  const obstacles = obstaclesOf(rows, { amount: totalStake, estimate: returns?.max }, context);
  return { rows, moved, obstacles, totalStake, ...(returns && { returns }) };
}

function rowOf(item: DrawItem, typed: EnteredAmount, context: DrawContext): DrawRow {
  const { currency, priceOf, rate } = context;
  const price = priceOf?.(item.choice);
  const read = enteredAmount(typed, placesOf(currency));
  const isPositive = 'amount' in read && compareAmounts(read.amount, '0') > 0;
  const amount = 'amount' in read && isPositive ? read.amount : undefined;
  const problem = 'problem' in read ? read.problem : isPositive ? undefined : 'notPositive';
  const [warning] =
    amount === undefined || price === undefined || rate === undefined
      ? []
      : checkLimits({
          scope: 'lottery',
          amount,
          currency: currencyNamed(currency),
          rate,
          game: { min: price.min, max: price.max },
        }).warnings;
  const now = price !== undefined && compareAmounts(price.odd, item.odds) !== 0 ? price.odd : undefined;
  const prize = amount === undefined ? undefined : context.prizeOf(atOdds(item, now), amount);
  return {
    item,
    lines: choiceLines(item.choice),
    isGone: priceOf !== undefined && price === undefined,
    ...(amount !== undefined && { amount }),
    ...(problem !== undefined && { problem }),
    ...(warning && { warning }),
    ...(prize !== undefined && { prize }),
    ...(now !== undefined && { now }),
  };
}

/** What the slip costs, and the most that it returns. */
interface Total {
  readonly amount: TotalStake;
  readonly estimate: string | undefined;
}

/** At the current odds, because the upstream no longer pays the old ones. */
const atOdds = (item: DrawItem, now: string | undefined): DrawItem => ({ ...item, odds: now ?? item.odds });

function obstaclesOf(
  rows: readonly DrawRow[],
  total: Total | undefined,
  context: DrawContext,
): readonly DrawObstacle[] {
  const { phase } = context;
  const problems = new Set(rows.flatMap(({ problem }) => problem ?? []));
  return [
    ...(phase === 'open' ? [] : [{ kind: 'phase', phase } as const]),
    ...(rows.some(({ isGone }) => isGone) ? [{ kind: 'gone' } as const] : []),
    ...(rows.some(({ now }) => now !== undefined) ? [{ kind: 'oddsMoved' } as const] : []),
    ...[...problems].map((problem) => ({ kind: 'amount', problem }) as const),
    ...rows.flatMap(({ warning }) => (warning ? [{ kind: 'limit', warning, isOfItem: true } as const] : [])),
    ...(total === undefined ? [] : limitsOf(total, context)).map(
      (warning) => ({ kind: 'limit', warning, isOfItem: false }) as const,
    ),
  ];
}

/** The game's limits and the brand's: the tighter one applies. */
function limitsOf(
  { amount, estimate }: Total,
  { limits, brandStake, rate, funds, currency }: DrawContext,
): readonly LimitWarning[] {
  if (limits === undefined || rate === undefined) return [];
  const own = brandStake;
  const { bet, region, disabled_regions: disabledRegions } = limits;
  return checkLimits({
    scope: 'lottery',
    amount,
    estimate,
    currency: currencyNamed(currency),
    rate,
    funds,
    bet,
    own,
    region,
    disabledRegions,
  }).warnings;
}
