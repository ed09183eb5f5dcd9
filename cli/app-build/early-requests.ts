import type { Brand } from '#contract/brand';
import { rowPath } from '#contract/wire';
import { listMatches } from '#contract/rows/sports/list-matches';
import { listAvailableGames } from '#contract/rows/games/list-available-games';
import type { CompiledApp } from './compile-app.ts';
import type { EarlyRequests } from './frame-script.ts';

/** Sports whose first view is one list, with what the home page and the lobby ask for (a journey compares it with the app). */
const LISTED = ['soccer', 'basketball', 'bd'] as const;
const TEASED = { start: 0, limit: 6 };
const LOBBY = { start: 0, limit: 40 };

/**
 * What each kind of page needs besides the first script, for the page's attribute `data-early`.
 *
 * @param locales the folder of the texts, as the page names it
 */
export function earlyRequests(
  brand: Pick<Brand, 'sports' | 'layout'>,
  { groups, firstOdds }: Pick<CompiledApp, 'groups' | 'firstOdds'>,
  locales: string,
): EarlyRequests {
  const available = rowPath(listAvailableGames, {});
  const list = (game: string, window: typeof LOBBY) =>
    `${rowPath(listMatches, { game })}?start=${window.start}&limit=${window.limit}`;
  const offered = LISTED.filter((sport) => brand.sports.includes(sport));
  const teased = brand.sports.find((sport) => (LISTED as readonly string[]).includes(sport));
  const page = (addresses: readonly string[], needed: readonly string[], calls: readonly string[] = []) => ({
    addresses,
    groups: needed,
    calls: [available, ...calls],
  });
  // Where the home page begins with cricket, lotteries or games, its first rows are none of a lobby's.
  const home = teased === undefined || !beginsWithOdds(brand) ? {} : { odds: { page: 'home' as const, sport: teased } };
  return {
    texts: `${locales}/{language}/first.json`,
    scripts: groups,
    odds: firstOdds,
    pages: [
      { ...page(['/'], ['lobby'], teased === undefined ? [] : [list(teased, TEASED)]), ...home },
      page(['/login', '/registration'], ['lobby'], teased === undefined ? [] : [list(teased, TEASED)]),
      ...offered.map((sport) => ({
        ...page([`/sport/${sport}`], ['lobby'], [list(sport, LOBBY)]),
        odds: { page: 'lobby' as const, sport },
      })),
      page(['/lottery/*', '/results/*', '/howToPlay/*', '/sport/cricket/*', '/sport/live'], ['draws']),
      page(['/sport/*'], ['lobby']),
      page(['/my-bets', '/profile', '/reports', '/protection'], ['account']),
      page(['/*'], ['around']),
    ],
  };
}

/** Whether matches are the first block of the home page, or the next after the banners. */
function beginsWithOdds({ sports, layout: { home } }: Pick<Brand, 'sports' | 'layout'>): boolean {
  if (home === undefined) return sports[0] !== 'cricket';
  return home.find((block, place) => place > 0 || block !== 'banners') === 'sports';
}
