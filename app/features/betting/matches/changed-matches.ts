import type { Market, Match } from '#contract/entities';
import type { MatchChanges } from './matches-api.ts';
import { oddsIn, withOdds } from './match-shape.ts';

/**
 * The matches that an answer changes: whole ones, and those that are known with other prices and states.
 *
 * @param known a match as it is before the answer
 * @returns undefined where a price or a state is of nothing that is known
 */
export function changedMatches(
  { matches = [], prices = {}, states = [] }: Pick<MatchChanges, 'matches' | 'prices' | 'states'>,
  known: (id: string) => Match | undefined,
): readonly Match[] | undefined {
  const changed = new Map(matches.map((match) => [match.match_id, match]));
  const now = (id: string) => changed.get(id) ?? known(id);
  for (const state of states) {
    const match = now(state.match_id);
    if (match === undefined) return undefined;
    // What the new state does not name is over.
    const { minute: _minute, score: _score, half_time_score: _half, ...rest } = match;
    changed.set(state.match_id, { ...rest, ...state });
  }
  for (const [id, markets] of Object.entries(prices)) {
    let match = now(id);
    for (const [kind, outcomes] of Object.entries(markets))
      for (const [outcome, odds] of Object.entries(outcomes)) {
        const key = { market: kind as Market['kind'], outcome };
        if (match === undefined || oddsIn(match, key) === undefined) return undefined;
        match = withOdds(match, key, odds);
      }
    if (match !== undefined) changed.set(id, match);
  }
  return [...changed.values()];
}
