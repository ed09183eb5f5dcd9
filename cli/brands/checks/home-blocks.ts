import { type Brand, GAMES, type HomeBlock } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { GAME_PAGES, type Offered } from '#cli/build/heads/game-pages.ts';

/** What each block of matches and games shows; the others show what the upstream has. */
const SHOWN: Readonly<Partial<Record<HomeBlock, readonly Offered[]>>> = {
  sports: ['soccer', 'basketball', 'bd'],
  cricket: ['cricket'],
  lotteries: GAMES.filter((game) => GAME_PAGES[game].path.startsWith('/lottery/')),
  games: ['pgGames', 'tadaGames', 'noah', 'winfinity'],
};

/** A home page that is empty, or has no place for what the brand sets. */
export function checkHome({ layout, sports, games, notOpen = {} }: Brand): BrandProblem[] {
  const { home, hero, banner } = layout;
  if (home === undefined || home.includes('banners')) return [];
  const open = [...sports, ...games].filter((game) => notOpen[game] === undefined);
  const isEmpty = home.every((block) => SHOWN[block]?.some((game) => open.includes(game)) === false);
  // The tagline is needed everywhere for search results, so it alone is no sign that it should be seen here.
  const unseen = [...(hero === undefined ? [] : ['layout.hero']), ...(banner === 'art' ? ['banner.svg'] : [])];
  return [
    ...(isEmpty
      ? [
          {
            check: 'not-shown' as const,
            key: 'layout.home',
            message: 'The home page is empty: the brand has nothing that its blocks could show.',
            advice: "Add a block such as 'banners', or the sports and games of those that are listed.",
          },
        ]
      : []),
    ...(unseen.length === 0
      ? []
      : [
          {
            check: 'not-shown' as const,
            key: 'layout.home',
            message: `Without 'banners' the home page has no first words: ${unseen.join(', ')} and the tagline are not shown.`,
            advice: 'Add \'banners\', or remove layout.hero and write "banner": "plain".',
          },
        ]),
  ];
}
