import type { Match } from '#contract/entities/match.ts';
import { localDay } from './local-day.ts';

export interface League {
  readonly league: Match['league'];
  readonly matches: readonly Match[];
}

export interface Day {
  /** `live`, or the local date as year-month-day. */
  readonly day: string;
  readonly leagues: readonly League[];
}

/** Groups matches by local day (live ones apart, first), then by league, keeping the order in which they came. */
export function groupMatches(matches: readonly Match[]): readonly Day[] {
  const days = new Map<string, Map<string, { league: Match['league']; matches: Match[] }>>();
  const open = matches.filter(({ state }) => state === 'live' || state === 'scheduled');
  for (const match of [...open].sort((a, b) => Number(b.state === 'live') - Number(a.state === 'live'))) {
    const day = match.state === 'live' ? 'live' : localDay(match.start_time);
    const leagues = days.get(day) ?? new Map<string, { league: Match['league']; matches: Match[] }>();
    const league = leagues.get(match.league.id) ?? { league: match.league, matches: [] };
    league.matches.push(match);
    leagues.set(match.league.id, league);
    days.set(day, leagues);
  }
  return [...days].map(([day, leagues]) => ({ day, leagues: [...leagues.values()] }));
}
