import { describe, expect, it, vi } from 'vitest';
import type { Match } from '#contract/entities';
import { localDay } from '#app/i18n/local-day.ts';
import { byDay, filterResults, NO_FILTER } from './filter-results.ts';

vi.stubEnv('TZ', 'UTC');

const match = (home: string, league: string, at: string): Match => ({
  match_id: home,
  game: 'soccer',
  league: { id: league, name: `League ${league}` },
  home,
  away: 'Royal Aster',
  start_time: at,
  state: 'finished',
  markets: [],
});
const MATCHES = [
  match('São Jorge', 'a', '2026-03-02T12:00:00.000Z'),
  match('Calder Vale', 'b', '2026-03-02T09:00:00.000Z'),
  match('Taşköprü', 'a', '2026-03-01T12:00:00.000Z'),
];
const homes = (filter: Partial<typeof NO_FILTER>) =>
  filterResults(MATCHES, { ...NO_FILTER, ...filter }).map(({ home }) => home);

describe('filtered results', () => {
  it('are all of them without a filter', () => {
    expect(homes({})).toEqual(['São Jorge', 'Calder Vale', 'Taşköprü']);
  });

  it('fit the day, the league and every word, accents or not', () => {
    expect(homes({ day: localDay('2026-03-01T12:00:00.000Z') })).toEqual(['Taşköprü']);
    expect(homes({ league: 'b' })).toEqual(['Calder Vale']);
    expect(homes({ search: 'sao jorge' })).toEqual(['São Jorge']);
    expect(homes({ search: 'ASTER  vale' })).toEqual(['Calder Vale']);
    expect(homes({ search: 'vale', league: 'a' })).toEqual([]);
  });

  it('stand by day in the order in which they came', () => {
    expect([...byDay(MATCHES).values()].map((day) => day.length)).toEqual([2, 1]);
  });
});
