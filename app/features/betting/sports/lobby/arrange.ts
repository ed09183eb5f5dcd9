import type { Match } from '#contract/entities';
import { leagueKey, type View } from './lobby-filter.ts';
import { localDay } from './local-day.ts';

/** A match in the order of a view, with the headings that begin at it. */
export interface Entry {
  readonly match: Match;
  /** `live`, or the local date, where a new one begins. */
  readonly day?: string;
  /** A new sport begins. */
  readonly isNewSport?: boolean;
  /** Where a new league begins. */
  readonly league?: Match['league'];
}

/**
 * Puts matches in the order of a view and says where headings stand.
 * day: live ones first, then day by day, each by league. league: the leagues by name, each by time, live ones first.
 * time: nothing but the clock.
 *
 * @param matches soonest first
 */
export function arrange(matches: readonly Match[], view: View): readonly Entry[] {
  if (view === 'time') return withHeadings(matches, (match) => localDay(match.start_time), undefined);
  const liveFirst = [...matches].sort((a, b) => Number(b.state === 'live') - Number(a.state === 'live'));
  if (view === 'league') {
    const leagues = [...groupBy(liveFirst, leagueKey).values()].sort(([a], [b]) =>
      (a?.league.name ?? '').localeCompare(b?.league.name ?? ''),
    );
    return withHeadings(leagues.flat(), undefined, leagueKey);
  }
  const days = groupBy(liveFirst, dayOf);
  const inOrder = [...days.values()].flatMap((day) => [...groupBy(day, leagueKey).values()].flat());
  return withHeadings(inOrder, dayOf, leagueKey);
}

/**
 * Puts matches of several sports in one list: sport by sport, each league by league.
 *
 * @param sports the order of the sports
 */
export function arrangeBySport(matches: readonly Match[], sports: readonly Match['game'][]): readonly Entry[] {
  let sport: Match['game'] | undefined;
  return sports.flatMap((game) => {
    const own = matches.filter((match) => match.game === game);
    const inOrder = [...groupBy(own, leagueKey).values()].flat();
    return withHeadings(inOrder, undefined, leagueKey).map((entry) => {
      const isNewSport = entry.match.game !== sport;
      sport = entry.match.game;
      return isNewSport ? { ...entry, isNewSport } : entry;
    });
  });
}

const dayOf = (match: Match) => (match.state === 'live' ? 'live' : localDay(match.start_time));

/** Groups in the order of their first entry. */
function groupBy(matches: readonly Match[], keyOf: (match: Match) => string): Map<string, Match[]> {
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    const key = keyOf(match);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [match]);
    else group.push(match);
  }
  return groups;
}

function withHeadings(
  matches: readonly Match[],
  dayOfMatch: ((match: Match) => string) | undefined,
  leagueOf: ((match: Match) => string) | undefined,
): Entry[] {
  let day: string | undefined;
  let league: string | undefined;
  return matches.map((match) => {
    const entry: { match: Match; day?: string; league?: Match['league'] } = { match };
    const newDay = dayOfMatch?.(match);
    if (newDay !== undefined && newDay !== day) {
      entry.day = newDay;
      day = newDay;
      league = undefined;
    }
    const newLeague = leagueOf?.(match);
    if (newLeague !== undefined && newLeague !== league) {
      entry.league = match.league;
      league = newLeague;
    }
    return entry;
  });
}
