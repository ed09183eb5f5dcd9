import type { Match } from '#contract/entities';
import { leagueKey } from './lobby-filter.ts';

/** What the matches below a band have in common. */
export interface Band {
  /** `live`, `soon`, or the local date. */
  readonly day?: string;
  readonly sport?: Match['game'];
  readonly league?: Match['league'];
}

/** A match in the order of a view, with the band that begins at it. */
export interface Entry {
  readonly match: Match;
  readonly band?: Band;
  /** Whether its row names the league, as no band does. */
  readonly namesLeague?: boolean;
}

export const withLeague = (entry: Entry): Entry => ({ ...entry, namesLeague: true });

/** Puts together what has the same key, in the order of the first of each. */
export function grouped(matches: readonly Match[], keyOf: (match: Match) => string): Match[] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    const key = keyOf(match);
    const group = groups.get(key) ?? [];
    group.push(match);
    groups.set(key, group);
  }
  return [...groups.values()].flat();
}

export function withBands(matches: readonly Match[], bandOf: (match: Match) => Band): Entry[] {
  let last = '';
  return matches.map((match) => {
    const band = bandOf(match);
    const key = `${band.day} ${band.sport} ${band.league && leagueKey(match)}`;
    if (key === last) return { match };
    last = key;
    return { match, band };
  });
}
