import type { GameLimits } from '#contract/entities/config.ts';
import type { OddsItem } from '#contract/entities/lottery.ts';
import { checkLimits, type LimitWarning } from '#engine/limits/check-limits.ts';
import type { Bounds } from '#engine/limits/bounds.ts';
import { addAmounts, compareAmounts, currencyPlaces, multiplyAmounts } from '#engine/money/amount.ts';
import { readAmount, type AmountProblem } from '#app/i18n/read-amount.ts';
import { choiceLines } from './choice-lines.ts';
import type { DrawItem } from './draw-item.ts';
import type { DrawPhase } from './draw-phase.ts';

export type DrawAmountProblem = AmountProblem | 'notPositive';

/** One selection with everything computed about it. */
export interface DrawRow {
  readonly item: DrawItem;
  readonly lines: string;
  /** Per line, once it can be read and is above zero. */
  readonly amount?: string;
  readonly problem?: DrawAmountProblem;
  /** Its limits, held against its amount. */
  readonly warning?: LimitWarning;
  /** The most that it can pay. */
  readonly prize?: string;
  /** The odds that it has now, where they are no longer those that were shown. */
  readonly now?: string;
  readonly isGone: boolean;
}

/** What stands in the way of placing, most pressing first: exactly one is shown. */
export type DrawObstacle =
  | { readonly kind: 'phase'; readonly phase: DrawPhase | undefined }
  | { readonly kind: 'gone' | 'oddsMoved' }
  | { readonly kind: 'amount'; readonly problem: DrawAmountProblem }
  | { readonly kind: 'limit'; readonly warning: LimitWarning; readonly isOfItem: boolean };

export interface DrawSummary {
  readonly rows: readonly DrawRow[];
  /** All amounts times their lines; there once every one can be read. */
  readonly stake?: string;
  readonly moved: readonly DrawItem[];
  readonly obstacle?: DrawObstacle;
}

export interface DrawSurroundings {
  readonly phase: DrawPhase | undefined;
  /** The item of the price list that a choice is sold at; undefined while no list is there. */
  readonly priceOf: ((choice: DrawItem['choice']) => OddsItem | undefined) | undefined;
  readonly prizeOf: (item: DrawItem, amount: string) => string | undefined;
  readonly limits: GameLimits | undefined;
  /** The brand's own bounds of a bet, in `currency`. */
  readonly brandStake: Bounds | undefined;
  readonly rate: string | undefined;
  readonly funds: string | undefined;
  readonly currency: string;
  readonly language: string;
}

/** Everything that the panel and the review show, computed from what the player made and what the server said. */
export function summariseDrawSlip(
  { items, typed }: { readonly items: readonly DrawItem[]; readonly typed: string },
  around: DrawSurroundings,
): DrawSummary {
  const rows = items.map((item) => rowOf(item, item.typed ?? typed, around));
  const stake = rows.reduce<string | undefined>(
    (sum, { amount, lines }) =>
      sum === undefined || amount === undefined ? undefined : addAmounts(sum, multiplyAmounts(amount, lines)),
    '0',
  );
  const moved = rows.flatMap(({ item, now }) => (now === undefined ? [] : [{ ...item, odds: now }]));
  const obstacle = items.length === 0 ? undefined : obstacleOf(rows, stake, around);
  return { rows, moved, ...(stake !== undefined && items.length > 0 && { stake }), ...(obstacle && { obstacle }) };
}

function rowOf(item: DrawItem, typed: string, around: DrawSurroundings): DrawRow {
  const { currency, language, priceOf, rate } = around;
  const price = priceOf?.(item.choice);
  const read = readAmount(typed, { language, places: currencyPlaces(currency) });
  const isPositive = 'amount' in read && compareAmounts(read.amount, '0') > 0;
  const amount = 'amount' in read && isPositive ? read.amount : undefined;
  const problem = 'problem' in read ? read.problem : isPositive ? undefined : 'notPositive';
  const [warning] =
    amount === undefined || price === undefined || rate === undefined
      ? []
      : checkLimits({ scope: 'lottery', amount, currency, rate, game: { min: price.min, max: price.max } }).warnings;
  const prize = amount === undefined ? undefined : around.prizeOf(item, amount);
  return {
    item,
    lines: choiceLines(item.choice),
    isGone: priceOf !== undefined && price === undefined,
    ...(amount !== undefined && { amount }),
    ...(problem !== undefined && { problem }),
    ...(warning && { warning }),
    ...(prize !== undefined && { prize }),
    ...(price !== undefined && compareAmounts(price.odd, item.odds) !== 0 && { now: price.odd }),
  };
}

function obstacleOf(
  rows: readonly DrawRow[],
  stake: string | undefined,
  around: DrawSurroundings,
): DrawObstacle | undefined {
  const { phase } = around;
  if (phase !== 'open') return { kind: 'phase', phase };
  if (rows.some(({ isGone }) => isGone)) return { kind: 'gone' };
  if (rows.some(({ now }) => now !== undefined)) return { kind: 'oddsMoved' };
  const problem = rows.find((row) => row.problem !== undefined)?.problem;
  if (problem !== undefined) return { kind: 'amount', problem };
  const ofItem = rows.find((row) => row.warning !== undefined)?.warning;
  if (ofItem !== undefined) return { kind: 'limit', warning: ofItem, isOfItem: true };
  const ofAll = stake === undefined ? undefined : limitOf(stake, around);
  return ofAll && { kind: 'limit', warning: ofAll, isOfItem: false };
}

/** The game's limits and the brand's: the tighter one is told. */
function limitOf(
  amount: string,
  { limits, brandStake, rate, funds, currency }: DrawSurroundings,
): LimitWarning | undefined {
  if (limits === undefined || rate === undefined) return undefined;
  const own = brandStake;
  return checkLimits({ scope: 'lottery', amount, currency, rate, funds, bet: limits.bet, own }).warnings[0];
}
