import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GAMES, SPORTS } from '#contract/brand';
import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { paths } from '#app/paths.ts';
import { publicPages } from '#cli/build/sitemap.ts';

describe('the sitemap', () => {
  const pages = publicPages({ sports: [...SPORTS], games: [...GAMES] });

  it('has addresses of routes only, and those of all sports and games', () => {
    const patterns = Object.values(paths);
    expect(pages.filter((page) => !patterns.some((pattern) => matchPath(pattern, page) !== null))).toEqual([]);
    expect(pages).toEqual(expect.arrayContaining(Object.values(GAME_ENTRIES).map(({ to }) => to)));
  });
});
