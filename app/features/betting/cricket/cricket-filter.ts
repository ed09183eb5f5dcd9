import type { CricketMatch } from '#contract/entities';
import { daysOf, leaguesOf, type Listed, type LobbyFacts } from '#app/features/betting/sports/index.ts';

/** Leagues of cricket have no ids, and filters and favourites keep short keys: a hash of the name (FNV-1a). */
function leagueKeyOf({ league }: Pick<CricketMatch, 'league'>): string {
  let hash = 0x811c9dc5;
  for (const letter of league) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `cricket.${(hash >>> 0).toString(36)}`;
}

/** What the filter of a lobby looks at. */
export const listedCricket = (match: CricketMatch): Listed => ({
  id: match.matchId,
  state: match.state,
  start: match.startTime,
  league: leagueKeyOf(match),
  text: `${match.home} ${match.away} ${match.league}`,
});

/** What the matches can be filtered by; their list has one order, and no choice of a market. */
export const cricketFacts = (matches: readonly CricketMatch[]): LobbyFacts => ({
  days: daysOf(matches.map(({ startTime }) => startTime)),
  leagues: leaguesOf(matches, (match) => ({ key: leagueKeyOf(match), text: match.league })),
  markets: [],
  views: [],
});
