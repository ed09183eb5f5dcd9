import type { CricketMatch, Match, SportGame } from '#contract/entities';
import { leagueKey, LOBBY_PATHS } from '#app/features/betting/sports/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import type { SearchEntry } from './find-entries.ts';

/** The texts of entries, in the language of the page. */
export interface EntryWords {
  readonly sport: (sport: SportGame | 'cricket') => string;
  readonly versus: (home: string, away: string) => string;
  readonly when: (match: { readonly start: string; readonly isLive: boolean }) => string;
}

const lobby = (path: string, name: string, value: string): string =>
  `${path}?${new URLSearchParams({ [name]: value })}`;
const isOpen = ({ state }: { readonly state: Match['state'] }): boolean => state === 'live' || state === 'scheduled';
const liveFirst = <M extends { readonly state: Match['state'] }>(matches: readonly M[]): readonly M[] =>
  matches.filter(isOpen).sort((a, b) => Number(b.state === 'live') - Number(a.state === 'live'));

/** Leagues, teams and matches, each once, live ones first; leagues and teams lead to their matches in the lobby. */
export function entriesOfMatches(matches: readonly Match[], words: EntryWords): readonly SearchEntry[] {
  return liveFirst(matches).flatMap((match): SearchEntry[] => {
    const { game, league, home, away, match_id: matchId } = match;
    const sport = words.sport(game);
    return [
      { kind: 'leagues', to: lobby(LOBBY_PATHS[game], 'leagues', leagueKey(match)), title: league.name, note: sport },
      ...teams(LOBBY_PATHS[game], [home, away], sport),
      {
        kind: 'matches',
        to: fillPath(paths.match, { game, matchId }),
        title: words.versus(home, away),
        note: [sport, league.name, words.when({ start: match.start_time, isLive: match.state === 'live' })].join(' · '),
      },
    ];
  });
}

/** The same of cricket, whose leagues have no ids. */
export function entriesOfCricket(matches: readonly CricketMatch[], words: EntryWords): readonly SearchEntry[] {
  const sport = words.sport('cricket');
  return liveFirst(matches).flatMap(({ matchId, league, home, away, startTime, state }): SearchEntry[] => [
    { kind: 'leagues', to: lobby(paths.cricket, 'q', league), title: league, note: sport },
    ...teams(paths.cricket, [home, away], sport),
    {
      kind: 'matches',
      to: fillPath(paths.cricketMatch, { matchId }),
      title: words.versus(home, away),
      note: [sport, league, words.when({ start: startTime, isLive: state === 'live' })].join(' · '),
    },
  ]);
}

const teams = (path: string, names: readonly string[], note: string): SearchEntry[] =>
  names.map((name) => ({ kind: 'teams', to: lobby(path, 'q', name), title: name, note }));
