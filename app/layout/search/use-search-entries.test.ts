// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageBrand } from '#contract/brand';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { english } from '#app/test/markup/english.ts';
import { useSearchEntries } from './use-search-entries.ts';

vi.stubEnv('TZ', 'UTC');
const BRAND = {
  profile: 'none',
  sports: ['soccer', 'cricket', 'bd'],
  games: ['pgGames', 'tadaGames', 'noah', 'winfinity'],
  // Read as inactive until the upstream has said which games it has.
  notOpen: { noah: 'soon' },
  gameWallets: {},
  features: {},
  menu: [],
  pages: [],
};
const CRICKET = {
  matchId: 'c-1',
  league: 'Cup of Cricket',
  home: 'Reds',
  away: 'Blues',
  startTime: '2026-03-14T15:00:00Z',
  state: 'live',
  bets: {},
};
const game = (id: string) => ({ id, gameId: id, name: `Game ${id}`, pic: '/x.webp', category: 'slot' });
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/sports/api/v1/soccer': { total: 1, matches: [aMatch()] },
  '/sports/api/v1/bd': { total: 0, matches: [] },
  '/sports/cricketAPI/matchData/matchList': [CRICKET],
  '/pggame/api/v1/pg/game_list': [game('a')],
  '/tadaGame/api/v1/tada/game_list': [game('b')],
  '/3rd-game/api/v1/pg2/games/list': [game('c')],
  '/3rd-game/api/v1/winfinity/games/list': [game('d')],
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const around = (element: ReactNode) =>
  h(I18nextProvider, { i18n: english }, h(BrandProvider, { value: BRAND as unknown as PageBrand }, element));

it('asks for matches and games once something is searched for, and finds them beside the pages', async () => {
  let late = '/tadaGame/api/v1/tada/game_list';
  const answer = (address: string) => {
    const { pathname } = new URL(address, 'http://x');
    return pathname === late ? undefined : (ANSWERS[pathname] ?? { status: 404 });
  };
  const { result, called, pass, rerender, unmount } = hookInStore<ReturnType<typeof useSearchEntries>, boolean>(
    useSearchEntries,
    false,
    answer,
    around,
  );
  await pass();
  const read = () => called().filter((address) => Object.keys(ANSWERS).includes(new URL(address, 'http://x').pathname));
  expect(read()).toEqual([]);
  const pages = result.current.index.map(({ entry }) => entry.to);
  expect([result.current.isLoading, pages.includes('/sport/soccer')]).toEqual([false, true]);
  rerender(true);
  expect(result.current.isLoading).toBe(true);
  await pass();
  expect(read()).toEqual([
    '/sports/api/v1/soccer?start=0&limit=40',
    '/sports/api/v1/bd?start=0&limit=40',
    '/sports/cricketAPI/matchData/matchList',
    '/pggame/api/v1/pg/game_list',
    '/tadaGame/api/v1/tada/game_list',
    '/3rd-game/api/v1/winfinity/games/list?language=en',
  ]);
  const added = () =>
    result.current.index
      .filter(({ entry }) => !pages.includes(entry.to))
      .map(({ entry: { kind, to, title, note } }) => [kind, to, title, note].join(' | '));
  const matches = [
    'leagues | /sport/soccer?leagues=soccer.brn | Britannic First Division | Soccer',
    'teams | /sport/soccer?q=Ashford+Vale | Ashford Vale | Soccer',
    'teams | /sport/soccer?q=Merrow+United | Merrow United | Soccer',
    'matches | /sport/soccer/m-1 | Ashford Vale – Merrow United | Soccer · Britannic First Division · Sat, Mar 14, 03:00 PM',
    'leagues | /sport/cricket?q=Cup+of+Cricket | Cup of Cricket | Cricket',
    'teams | /sport/cricket?q=Reds | Reds | Cricket',
    'teams | /sport/cricket?q=Blues | Blues | Cricket',
    'matches | /sport/cricket/c-1 | Reds – Blues | Cricket · Cup of Cricket · Live now',
  ];
  const pg = 'games | /game/play/pgGame/a | Game a | PG Games';
  const live = 'games | /live-games?of=d | Game d | Live games';
  // One list is still read.
  expect([result.current.isLoading, added()]).toEqual([true, [...matches, pg, live]]);
  late = '';
  unmount();
  const again = hookInStore(useSearchEntries, true, answer, around);
  await again.pass();
  const tada = 'games | /game/play/tadaGame/b | Game b | TADA';
  const found = again.result.current.index.map(({ entry: { kind, to, title, note } }) =>
    [kind, to, title, note].join(' | '),
  );
  expect([again.result.current.isLoading, found.slice(pages.length)]).toEqual([false, [...matches, pg, tada, live]]);
  again.unmount();
});
