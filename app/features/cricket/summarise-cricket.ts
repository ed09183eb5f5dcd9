import type { CricketMatch } from '#contract/entities/cricket.ts';
import type { GameLimits } from '#contract/entities/config.ts';
import { settleCricket } from '#engine/cricket/settle-cricket.ts';
import type { Bounds } from '#engine/limits/bounds.ts';
import { checkLimits, type LimitWarning } from '#engine/limits/check-limits.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { currencyPlaces } from '#engine/money/currency.ts';
import { readAmount, type AmountProblem } from '#app/i18n/read-amount.ts';
import type { CricketPick } from './cricket-slip-slice.ts';

/** A pick with what is known of it now. */
export interface CricketEntry extends CricketPick {
  /** Undefined while nothing is typed or what is typed cannot be read. */
  readonly amount: string | undefined;
  readonly problem: Exclude<AmountProblem, 'missing'> | undefined;
  readonly isGone: boolean;
  /** The odds now, where they are others than those that were picked. */
  readonly moved: string | undefined;
}

/** Why it cannot be placed, the most pressing first. */
export type CricketObstacle =
  | { readonly kind: 'hasGone' | 'hasMoved' | 'needsAmount' | 'badAmount' | 'limitsUnknown' }
  | { readonly kind: 'limit'; readonly warning: LimitWarning };

export interface CricketSummary {
  readonly entries: readonly CricketEntry[];
  readonly stake: string;
  readonly max: string;
  /** What is sent: only what has an amount. */
  readonly bets: Readonly<Record<string, { readonly amount: string; readonly odd: string }>>;
  readonly obstacle: CricketObstacle | undefined;
}

export interface CricketContext {
  readonly match: CricketMatch;
  readonly language: string;
  readonly currency: string;
  /** Undefined until they are read, and then nothing can be placed. */
  readonly limits: GameLimits | undefined;
  readonly rate: string | undefined;
  /** The brand's own bounds of a bet, in `currency`. */
  readonly brandStake: Bounds | undefined;
  /** Undefined for visitors. */
  readonly funds: string | undefined;
}

/** Everything about the picks of a match: amounts, what they may pay by the engine, and what stands in the way. */
export function summariseCricket(picks: readonly CricketPick[], context: CricketContext): CricketSummary {
  const { match, language, currency } = context;
  const entries = picks.map((pick): CricketEntry => {
    const read = readAmount(pick.typed, { language, places: currencyPlaces(currency) });
    const problem = 'problem' in read && read.problem !== 'missing' ? read.problem : undefined;
    const amount = 'amount' in read && compareAmounts(read.amount, '0') > 0 ? read.amount : undefined;
    const offer = match.bets[pick.id];
    const isGone = offer?.isOpen !== true;
    const moved = offer !== undefined && compareAmounts(offer.odd, pick.odd) !== 0 ? offer.odd : undefined;
    return { ...pick, amount, problem, isGone, moved };
  });
  const bets = Object.fromEntries(
    entries.flatMap(({ id, amount, odd }) => (amount === undefined ? [] : [[id, { amount, odd }] as const])),
  );
  const { stake, max } = settleCricket(bets, {}, currency);
  return { entries, stake, max, bets, obstacle: obstacleOf(entries, { ...context, stake, max }) };
}

function obstacleOf(
  entries: readonly CricketEntry[],
  { stake, max, currency, limits, rate, brandStake, funds }: CricketContext & Pick<CricketSummary, 'stake' | 'max'>,
): CricketObstacle | undefined {
  if (entries.some(({ isGone }) => isGone)) return { kind: 'hasGone' };
  if (entries.some(({ moved }) => moved !== undefined)) return { kind: 'hasMoved' };
  if (entries.some(({ problem }) => problem !== undefined)) return { kind: 'badAmount' };
  if (entries.every(({ amount }) => amount === undefined)) return { kind: 'needsAmount' };
  if (limits === undefined || rate === undefined) return { kind: 'limitsUnknown' };
  const { warnings } = checkLimits({
    scope: 'sport',
    amount: stake,
    currency,
    rate,
    estimate: max,
    ...(funds !== undefined && { funds }),
    bet: limits.bet,
    own: brandStake,
    bonus: limits.Bonus,
  });
  const [warning] = warnings;
  return warning && { kind: 'limit', warning };
}
