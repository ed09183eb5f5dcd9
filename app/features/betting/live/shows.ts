import type { Match } from '#contract/entities';
import type { Favourites, Listed } from '#app/features/betting/sports/index.ts';

/** What the live centre can show. */
export const SHOWS = ['live', 'soon', 'favourites'] as const;
export type Show = (typeof SHOWS)[number];

/** A match that starts within this time starts soon. */
export const SOON_MS = 3 * 60 * 60 * 1_000;

/** The page is filled up to as many matches: a quiet hour of the night has few live ones, and few that start soon. */
const FILLED_TO = 16;

/**
 * What follows the live matches: those that start soon, and of the later ones as many as fill the page.
 *
 * @param matches that have not begun, soonest first
 * @param live the number of live matches
 * @param until up to when a start is soon, in milliseconds
 */
export function nextOf<M extends { readonly start_time: string }>(
  matches: readonly M[],
  live: number,
  until: number,
): readonly M[] {
  return matches.filter(({ start_time: start }, at) => Date.parse(start) <= until || live + at < FILLED_TO);
}

/**
 * The first sport of which more live matches may be to come: what stands below it would be pushed down by them.
 *
 * @param partial sports of which more matches are to be read, the live ones first
 */
export const growingSport = <G extends string>(
  sports: readonly G[],
  partial: readonly string[],
  matches: readonly { readonly game: string; readonly state: Match['state'] }[],
): G | undefined =>
  sports.find(
    (sport) => partial.includes(sport) && !matches.some(({ game, state }) => game === sport && state === 'scheduled'),
  );

export const readShow = (text: string | null): Show => SHOWS.find((show) => show === text) ?? 'live';

/**
 * Whether a match belongs to a show. A match whose start has come without being live is late, and starts soon all the same.
 *
 * @param now the server's time in milliseconds
 */
export function isShown(
  { id, state, start, league }: Pick<Listed, 'id' | 'state' | 'start' | 'league'>,
  show: Show,
  now: number,
  favourites: Favourites,
): boolean {
  switch (show) {
    case 'live':
      return state === 'live';
    case 'soon':
      return state === 'scheduled' && Date.parse(start) <= now + SOON_MS;
    case 'favourites':
      return isOpen(state) && (favourites.matches.includes(id) || favourites.leagues.includes(league));
  }
}

const isOpen = (state: Match['state']): boolean => state === 'live' || state === 'scheduled';
