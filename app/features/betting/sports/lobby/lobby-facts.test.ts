import { expect, it, vi } from 'vitest';
import type { Match } from '#contract/entities';
import { BRAND } from '#app/test/own-brand.ts';
import { daysOf, factsOf, leaguesOf } from './lobby-facts.ts';
import { VIEWS } from './lobby-filter.ts';

vi.stubEnv('TZ', 'UTC');
const match = (game: Match['game'], league: string, day: number): Match => ({
  match_id: `${game} ${league} ${day}`,
  game,
  league: { id: league, name: league.toUpperCase() },
  home: 'Home',
  away: 'Away',
  start_time: `2026-03-0${day}T15:00:00.000Z`,
  state: 'scheduled',
  markets: [],
});
const words = { t: ((key: string) => `<${key}>`) as never };

it('a list of one sport can be filtered by its days, leagues and main markets', () => {
  const matches = [match('soccer', 'a', 1), match('soccer', 'b', 1), match('soccer', 'a', 2)];
  expect(factsOf(matches, BRAND.markets, words)).toEqual({
    days: new Map([
      ['2026-03-01', '2026-03-01T15:00:00.000Z'],
      ['2026-03-02', '2026-03-02T15:00:00.000Z'],
    ]),
    leagues: [
      { key: 'soccer.a', text: 'A', count: 2 },
      { key: 'soccer.b', text: 'B', count: 1 },
    ],
    markets: ['wl', 'handicap'],
    views: VIEWS,
  });
});

it('leagues of several sports are named with their sport, and each market is there once', () => {
  const { leagues, markets } = factsOf(
    [match('soccer', 'a', 1), match('basketball', 'a', 1), match('bd', 'c', 1)],
    BRAND.markets,
    words,
  );
  expect(leagues.map(({ key, text }) => [key, text])).toEqual([
    ['soccer.a', 'A · <sports:sport.soccer>'],
    ['basketball.a', 'A · <sports:sport.basketball>'],
    ['bd.c', 'C · <sports:sport.bd>'],
  ]);
  expect(markets).toEqual(['wl', 'handicap', 'bs']);
});

it("the markets that a phone can choose are the brand's, of those that a row shows in whole", () => {
  const own = { ...BRAND.markets, soccer: ['goals', 'handicap'] as const };
  const { markets } = factsOf([match('soccer', 'a', 1)], own as unknown as typeof BRAND.markets, words);
  expect(markets).toEqual(['handicap']);
});

it('nothing can be filtered by nothing', () => {
  expect(factsOf([], BRAND.markets, words)).toEqual({ days: new Map(), leagues: [], markets: [], views: VIEWS });
  expect([daysOf([]).size, leaguesOf([], () => ({ key: '', text: '' }))]).toEqual([0, []]);
});
