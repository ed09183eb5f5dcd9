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
  brand: Pick<Brand, 'sports'>,
  { groups }: Pick<CompiledApp, 'groups'>,
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
  return {
    texts: `${locales}/{language}/first.json`,
    scripts: groups,
    pages: [
      page(['/', '/login', '/registration'], ['lobby', 'slip'], teased === undefined ? [] : [list(teased, TEASED)]),
      ...offered.map((sport) => page([`/sport/${sport}`], ['lobby', 'slip'], [list(sport, LOBBY)])),
      page(['/lottery/*', '/results/*', '/howToPlay/*', '/sport/cricket/*'], ['draws', 'slip']),
      page(['/sport/*'], ['lobby', 'slip']),
      page(['/my-bets', '/profile', '/reports', '/protection'], ['account']),
      page(['/*'], ['around']),
    ],
  };
}
