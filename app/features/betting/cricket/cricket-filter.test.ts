import { expect, it, vi } from 'vitest';
import type { CricketMatch } from '#contract/entities';
import { cricketFacts, listedCricket } from './cricket-filter.ts';

vi.stubEnv('TZ', 'UTC');

const aMatch = (league: string, startTime = '2026-03-14T15:00:00Z', matchId = 'c1'): CricketMatch => ({
  matchId,
  league,
  home: 'Harbour XI',
  away: 'Vale XI',
  startTime,
  state: 'live',
  bets: {},
});

// The published test vectors of FNV-1a with 32 bits.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('a league “%s” has the key of its hash', (league, hash) => {
  expect(listedCricket(aMatch(league))).toEqual({
    id: 'c1',
    state: 'live',
    start: '2026-03-14T15:00:00Z',
    league: `cricket.${hash.toString(36)}`,
    text: `Harbour XI Vale XI ${league}`,
  });
});

it('offers the leagues and days of its matches, and no markets or orders', () => {
  const matches = [aMatch('foobar'), aMatch('a', '2026-03-16T15:00:00Z', 'c2'), aMatch('a', undefined, 'c3')];
  const { days, leagues, ...others } = cricketFacts(matches);
  expect([...days]).toEqual([
    ['2026-03-14', '2026-03-14T15:00:00Z'],
    ['2026-03-16', '2026-03-16T15:00:00Z'],
  ]);
  expect(leagues.map(({ key, text }) => [key, text])).toEqual([
    [`cricket.${(0xbf9cf968).toString(36)}`, 'foobar'],
    [`cricket.${(0xe40c292c).toString(36)}`, 'a'],
  ]);
  expect(others).toEqual({ markets: [], views: [] });
});
