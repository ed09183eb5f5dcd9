import type { Market, MarketKind, Match } from '#contract/entities';
import { OUTCOMES } from '#engine/sports';

/** An outcome of a market: on sale, or already lost by the score of a live match. */
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
 * All odds of a market or none: undefined if an outcome that can still win has no odds, and
 * if the market is missing, or the match is over.
 */
export function completeMarket(match: Match, kind: MarketKind): CompleteMarket | undefined {
  if (match.state !== 'scheduled' && match.state !== 'live') return undefined;
  const market = match.markets.find((each) => each.kind === kind);
  const all = OUTCOMES[match.game][kind];
  if (market === undefined || all === undefined) return undefined;
  const sold = new Set(market.outcomes.map(({ outcome }) => outcome));
  const possible = all.filter((outcome) => !isImpossible(market, outcome));
  const outcomes = possible.map((outcome) => ({ outcome, isOver: !sold.has(outcome) }));
  const isComplete = outcomes.every(({ outcome, isOver }) => !isOver || isDecidedAgainst(match, kind, outcome));
  return isComplete ? { market, outcomes } : undefined;
}

/** No draw exists on half a point. */
const isImpossible = ({ kind, handicap_val: line = '' }: Market, outcome: string): boolean =>
  kind === 'handicap' && outcome === 'd' && line.endsWith('.5');

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
