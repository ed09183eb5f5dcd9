import type { Market, Match } from '#contract/entities/match.ts';
import type { MarketKind } from '#contract/entities/sport-game.ts';
import { OUTCOMES } from '#engine/sports/markets.ts';

/** An outcome of a market: with its odds, or decided against by the score of a match that is under way. */
export interface Sold {
  readonly outcome: string;
  readonly isOver: boolean;
}

/** A market with all its outcomes, in the order of the rules. */
export interface CompleteMarket {
  readonly market: Market;
  readonly outcomes: readonly Sold[];
}

/**
 * All odds of a market or none: one that lacks the odds of an outcome that can still win is not offered. Undefined then, and
 * where the market is not there.
 */
export function completeMarket(match: Match, kind: MarketKind): CompleteMarket | undefined {
  const market = match.markets.find((each) => each.kind === kind);
  const all = OUTCOMES[match.game][kind];
  if (market === undefined || all === undefined) return undefined;
  const sold = new Set(market.outcomes.map(({ outcome }) => outcome));
  const outcomes = all.map((outcome) => ({ outcome, isOver: !sold.has(outcome) }));
  const isComplete = outcomes.every(({ outcome, isOver }) => !isOver || isDecidedAgainst(match, kind, outcome));
  return isComplete && sold.size > 0 ? { market, outcomes } : undefined;
}

/** Whether goals that have been scored rule an outcome out. Goals are only ever added. */
function isDecidedAgainst({ score }: Match, kind: MarketKind, outcome: string): boolean {
  if (score === undefined) return false;
  const [home = 0, away = 0] = score.split(':').map(Number);
  if (kind === 'goals') return outcome !== '7+' && Number(outcome) < home + away;
  if (kind === 'up') return outcome.startsWith('d') && home + away >= 3;
  if (kind !== 'correct_score' || outcome.endsWith('_other')) return false;
  const [homeAt = 0, awayAt = 0] = outcome.split(':').map(Number);
  return homeAt < home || awayAt < away;
}

/** The markets that rows of a lobby show, the most wanted first. */
export const MAIN_MARKETS: Readonly<Record<Match['game'], readonly MarketKind[]>> = {
  soccer: ['wl', 'handicap'],
  bd: ['wl', 'handicap'],
  basketball: ['wl', 'bs', 'handicap'],
};
