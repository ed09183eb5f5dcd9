import type { Market, Match } from '#contract/entities';

/** Identifies one price. */
export interface PriceKey {
  readonly matchId: string;
  readonly market: Market['kind'];
  readonly outcome: string;
}

export const priceKey = ({ matchId, market, outcome }: PriceKey) => `${matchId} ${market} ${outcome}`;

/** A match without its odds. It changes with scores, minutes and suspensions, hundreds of times less often than odds. */
export function isSameShape(one: Match, other: Match): boolean {
  return (
    one.state === other.state &&
    one.minute === other.minute &&
    one.score === other.score &&
    one.half_time_score === other.half_time_score &&
    isSamePlace(one, other) &&
    one.markets.length === other.markets.length &&
    one.markets.every((market, index) => isSameMarket(market, other.markets[index]))
  );
}

/** The fields of a match that sorting, grouping and searching use. */
export function isSamePlace(one: Match, other: Match): boolean {
  return (
    one.start_time === other.start_time &&
    (one.state === 'live') === (other.state === 'live') &&
    one.home === other.home &&
    one.away === other.away &&
    one.league.id === other.league.id &&
    one.league.name === other.league.name
  );
}

function isSameMarket(one: Market, other: Market | undefined): boolean {
  return (
    other !== undefined &&
    one.kind === other.kind &&
    one.status === other.status &&
    one.handicap_val === other.handicap_val &&
    one.outcomes.length === other.outcomes.length &&
    one.outcomes.every(({ outcome }, index) => outcome === other.outcomes[index]?.outcome)
  );
}

/** Calls back for every price that has changed. */
export function eachMovedPrice(
  before: Match,
  now: Match,
  tell: (key: PriceKey, odds: string, was: string) => void,
): void {
  for (const market of now.markets) {
    const old = before.markets.find(
      ({ kind, handicap_val: line }) => kind === market.kind && line === market.handicap_val,
    );
    if (old === undefined || old === market) continue;
    for (const [index, { outcome, odds }] of market.outcomes.entries()) {
      const same = old.outcomes[index];
      const was = same?.outcome === outcome ? same.odds : old.outcomes.find((each) => each.outcome === outcome)?.odds;
      if (was !== undefined && was !== odds) tell({ matchId: now.match_id, market: market.kind, outcome }, odds, was);
    }
  }
}

/** The price of an outcome, if it is listed. */
export function oddsIn(match: Match | undefined, { market, outcome }: Omit<PriceKey, 'matchId'>): string | undefined {
  return match?.markets.find(({ kind }) => kind === market)?.outcomes.find((each) => each.outcome === outcome)?.odds;
}

/** The match with a new price; the same object if it does not sell the outcome. */
export function withOdds(match: Match, { market, outcome }: Omit<PriceKey, 'matchId'>, odds: string): Match {
  return {
    ...match,
    markets: match.markets.map((each) =>
      each.kind === market
        ? { ...each, outcomes: each.outcomes.map((sold) => (sold.outcome === outcome ? { ...sold, odds } : sold)) }
        : each,
    ),
  };
}

/** The match with the names of another reading of it, which come in the language of the page. */
export const withNames = (match: Match, { home, away, league }: Match): Match => ({ ...match, home, away, league });
