import type { Market, Match, SportGame } from '#contract/entities';
import type { BetRequest } from '#contract/rows/sports/place-bet';
import { compareAmounts, currencyPlaces, EngineError } from '#engine/money';
import { type Estimate, estimateUnderRules, selectionPrize, type SettleRules, type Slip } from '#engine/sports';
import { CannotRun } from './player.ts';

export interface Selection {
  readonly match: Match;
  readonly market: Market;
  readonly outcome: string;
  readonly odds: string;
}

/** A slip as sent, and its parts. */
export interface Asked {
  readonly what: string;
  readonly game: SportGame;
  readonly body: BetRequest;
  readonly slip: Slip;
}

interface Terms {
  readonly passes: readonly string[];
  readonly stake: string;
  readonly multiple?: number;
  readonly currency: string;
  /** Matches in every line. */
  readonly bankers?: readonly string[];
}

/** Selections of an open match. */
export const selectionsOf = (match: Match): readonly Selection[] =>
  match.markets
    .filter(({ status }) => status === 'open')
    .flatMap((market) => market.outcomes.map(({ outcome, odds }) => ({ match, market, outcome, odds })));

/** The selection that pays most. */
export const longest = (all: readonly Selection[]): Selection | undefined =>
  all.toSorted((one, other) => compareAmounts(other.odds, one.odds))[0];

/** The request with everything that section 3 of the specification names, and the engine's slip. */
export function ask(what: string, game: SportGame, selections: readonly Selection[], terms: Terms): Asked {
  const { stake, currency, multiple = 1, bankers = [] } = terms;
  const ids = [...new Set(selections.map(({ match }) => match.match_id))];
  const of = (id: string) => selections.filter(({ match }) => match.match_id === id);
  const lineOf = (id: string, kind: string) => of(id).find(({ market }) => market.kind === kind)?.market.handicap_val;
  const body: BetRequest = {
    passes: [...terms.passes],
    stake,
    multiple,
    currency,
    bonus_currency: currency,
    total_currency: currency,
    accept_odds: 'none',
    matches: ids.map((match_id) => ({
      match_id,
      ...(bankers.includes(match_id) && { banker: true }),
      picks: of(match_id).map(({ market: { kind, handicap_val: line }, outcome, odds }) => ({
        kind,
        outcome,
        odds,
        name: outcome,
        prize: selectionPrize({ game, currency, stake }, { odds }),
        ...(kind === 'handicap' && line !== undefined && { handicap_val: line }),
        ...(kind === 'bs' && line !== undefined && { extra: line }),
      })),
    })),
  };
  const matches = ids.map((id) => {
    const [handicap, total] = [lineOf(id, 'handicap'), lineOf(id, 'bs')];
    const picks = of(id).map(({ market, outcome, odds }) => ({ market: market.kind, outcome, odds }));
    const lines = { ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }) };
    return { id, picks, ...lines, ...(bankers.includes(id) && { banker: true }) };
  });
  return {
    what,
    game,
    body,
    slip: { game, currency, stake, multiple, passes: terms.passes, maxFolds: {}, matches },
  };
}

export function withTerms(asked: Asked, terms: { readonly stake?: string; readonly multiple?: number }): Asked {
  const slip = { ...asked.slip, ...terms };
  const matches = asked.body.matches.map(({ picks, ...match }) => ({
    ...match,
    picks: picks.map((pick) => ({ ...pick, prize: selectionPrize(slip, pick) })),
  }));
  return { ...asked, slip, body: { ...asked.body, ...terms, matches } };
}

/** @throws CannotRun for what the engine does not know, such as an outcome of the operator */
export function estimateOf({ slip, game, what }: Asked, rules: SettleRules = {}): Estimate {
  try {
    return estimateUnderRules(slip, rules);
  } catch (error) {
    if (error instanceof EngineError) throw new CannotRun(`${game}, ${what}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** A result in which the home side wins, also at half time. */
export const homeWin = (game: string) =>
  game === 'basketball' ? { ft: '98:90', ht: '50:40' } : { ft: '2:1', ht: '1:0' };

export const unitOf = (currency: string): string => {
  const places = currencyPlaces(currency);
  return places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`;
};
