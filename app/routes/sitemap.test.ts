import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GAMES, SPORTS } from '#contract/brand';
import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { paths } from '#app/paths.ts';
import { APP_ROUTES } from '#cli/build/hosting/app-routes.ts';
import { OPEN_PATH } from '#cli/build/hosting/closed.ts';
import { pageTitles, publicPages } from '#cli/build/heads/sitemap.ts';

it('web servers know every route of the app, and no other address', () => {
  const known = new RegExp(APP_ROUTES, 'i');
  const samples = Object.values(paths).map((pattern) => pattern.replaceAll(/:\w+/g, 'a'));
  expect(samples.filter((address) => !known.test(address))).toEqual([]);
  expect(OPEN_PATH).toBe(paths.myBets);
  const others = ['/wp-login', '/sport/a/b/c', '/pages', '/booking', '/my-bets/1', '/game/play/a'];
  const patterns = Object.values(paths);
  for (const address of [...others, '/Sport/Soccer/', '/my-bets/'])
    expect([address, known.test(address)]).toEqual([
      address,
      patterns.some((pattern) => matchPath(pattern, address) !== null),
    ]);
});

describe('the sitemap', () => {
  const pages = publicPages({ sports: [...SPORTS], games: [...GAMES], pages: [] });

  it('has addresses of routes only, those of all sports and games, and a title for each', () => {
    const patterns = Object.values(paths);
    expect(pages.filter((page) => !patterns.some((pattern) => matchPath(pattern, page) !== null))).toEqual([]);
    const titles = pageTitles({ sports: [...SPORTS], games: [...GAMES], pages: [] });
    for (const { to, text } of Object.values(GAME_ENTRIES))
      expect([to, titles[to]]).toEqual([to, typeof text === 'string' ? `shell:${text}` : text]);
    expect(Object.keys(titles).sort()).toEqual(pages.filter((page) => page !== '/').toSorted());
    expect(pages).toEqual(expect.arrayContaining(Object.values(GAME_ENTRIES).map(({ to }) => to)));
  });
});
