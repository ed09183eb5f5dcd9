import type { Market, Match } from '#contract/entities';

export interface MovedPrice {
  readonly match_id: string;
  readonly kind: Market['kind'];
  readonly outcome: string;
  readonly odds: string;
}

/** By match, market and outcome. */
export type MovedPrices = Record<string, Partial<Record<Market['kind'], Record<string, string>>>>;

export type MovedState = Pick<Match, 'match_id' | 'state' | 'minute' | 'score' | 'half_time_score'>;

export const priceKey = ({ kind, outcome }: Pick<MovedPrice, 'kind' | 'outcome'>): string => `${kind} ${outcome}`;

export const movedPrices = (match: Match, hasMoved: (key: string) => boolean): MovedPrice[] =>
  match.markets.flatMap(({ kind, outcomes }) =>
    outcomes.flatMap(({ outcome, odds }) =>
      hasMoved(priceKey({ kind, outcome })) ? [{ match_id: match.match_id, kind, outcome, odds }] : [],
    ),
  );

export function byMatch(prices: readonly MovedPrice[]): MovedPrices {
  const all: MovedPrices = {};
  for (const { match_id: id, kind, outcome, odds } of prices) {
    const markets = (all[id] ??= {});
    const outcomes = (markets[kind] ??= {});
    outcomes[outcome] = odds;
  }
  return all;
}

export const isSameState = (one: Match, other: Match): boolean =>
  one.state === other.state &&
  one.minute === other.minute &&
  one.score === other.score &&
  one.half_time_score === other.half_time_score;

/** Whether two readings differ at most in state and prices, with the same markets. */
export const isSameShape = (one: Match, other: Match): boolean =>
  shapeOf(one) === shapeOf(other) && new Set(other.markets.map(({ kind }) => kind)).size === other.markets.length;

function shapeOf({
  state: _,
  minute: _minute,
  score: _score,
  half_time_score: _half,
  markets,
  ...rest
}: Match): string {
  const shapes = markets.map(({ outcomes, ...market }) => ({
    ...market,
    outcomes: outcomes.map(({ outcome }) => outcome),
  }));
  return JSON.stringify([rest, shapes]);
}
