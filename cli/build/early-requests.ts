import type { Brand, HomeBlock } from '#contract/brand';
import { rowPath } from '#contract/wire';
import { listMatches } from '#contract/rows/sports/list-matches';
import { listAvailableGames } from '#contract/rows/games/list-available-games';
import { listCricketMatches } from '#contract/rows/sports/list-cricket-matches';
import { listNoahGames } from '#contract/rows/games/list-noah-games';
import { listPgGames } from '#contract/rows/games/list-pg-games';
import { listTadaGames } from '#contract/rows/games/list-tada-games';
import type { CompiledApp } from './compile-app.ts';
import type { EarlyRequests } from './frame-script.ts';
import { ODDS_GROUPS } from './lazy-groups.ts';

/**
 * Sports whose page begins with one list. The calls are those of the home page and the lobby; a journey compares them with the
 * app.
 */
const LISTED = ['soccer', 'basketball', 'bd'] as const;
const TEASED = { start: 0, limit: 6 };
const LOBBY = { start: 0, limit: 40 };
/** Game lists that the home page shows first (app/features/around/home/games-teaser.tsx). */
const GAME_LISTS = { noah: listNoahGames, pgGames: listPgGames, tadaGames: listTadaGames } as const;

/**
 * What each kind of page needs besides the first script, for `data-early`.
 *
 * @param locales the folder of the texts, as the page names it
 */
export function earlyRequests(
  brand: Pick<Brand, 'sports' | 'games' | 'layout' | 'oddsFormat'>,
  { groups, firstOdds, lazyStyle }: Pick<CompiledApp, 'groups' | 'firstOdds' | 'lazyStyle'>,
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
  const pages = [
    homePage(),
    page(['/login', '/registration'], ODDS_GROUPS, teased === undefined ? [] : [list(teased, TEASED)]),
    ...offered.map((sport) => ({
      ...page([`/sport/${sport}`], ODDS_GROUPS, [list(sport, LOBBY)]),
      first: { view: 'lobby' as const, of: sport },
    })),
    page(['/lottery/*', '/results/*', '/howToPlay/*', '/sport/cricket/*', '/sport/live'], ['draws']),
    page(['/sport/*'], ['lobby', 'match']),
    page(['/my-bets', '/profile', '/reports', '/protection'], ['account']),
    page(['/*'], ['around']),
  ];
  const named = new Set(pages.flatMap(({ groups: names }) => names));
  return {
    texts: `${locales}/{language}/first.json`,
    files: Object.fromEntries(
      Object.entries(groups)
        .filter(([name]) => named.has(name))
        // The page has the styles of odds and tray inline (static-shell.ts).
        .map(([name, scripts]) => [name, ODDS_GROUPS.includes(name) ? scripts : [...scripts, lazyStyle]]),
    ),
    odds: firstOdds,
    // Only decimal prices are drawn before the app.
    pages:
      (brand.oddsFormat ?? 'decimal') === 'decimal'
        ? pages
        : pages.map(({ addresses, groups: needed, calls }) => ({ addresses, groups: needed, calls })),
  };

  function homePage() {
    const block = firstViewOf(brand);
    if (block === 'lotteries') return { ...page(['/'], ODDS_GROUPS), first: { view: block, of: '' } };
    if (block === 'cricket')
      return { ...page(['/'], ODDS_GROUPS, [rowPath(listCricketMatches, {})]), first: { view: block, of: '' } };
    const lobby = brand.games.find((game): game is keyof typeof GAME_LISTS => game in GAME_LISTS);
    if (block === 'games' && lobby !== undefined)
      return { ...page(['/'], ODDS_GROUPS, [rowPath(GAME_LISTS[lobby], {})]), first: { view: block, of: lobby } };
    const odds = page(['/'], ODDS_GROUPS, teased === undefined ? [] : [list(teased, TEASED)]);
    return teased === undefined || block !== 'sports' ? odds : { ...odds, first: { view: block, of: teased } };
  }
}

/** The first block of the home page after the banners. */
export function firstViewOf({ sports, layout: { home } }: Pick<Brand, 'sports' | 'layout'>): HomeBlock | undefined {
  if (home === undefined) return sports[0] === 'cricket' ? 'cricket' : 'sports';
  return home.find((block, place) => place > 0 || block !== 'banners');
}
