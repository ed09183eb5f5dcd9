import { describe, expect, it } from 'vitest';
import type { Favourites } from '#app/features/betting/sports/index.ts';
import { growingSport, isShown, nextOf, readShow, SHOWS, SOON_MS } from './shows.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');
const NO_FAVOURITES: Favourites = { matches: [], leagues: [] };
const at = (ms: number) => new Date(NOW + ms).toISOString();
const match = (state: 'live' | 'scheduled' | 'finished' | 'void', start = at(0)) => ({
  id: 'm-1',
  league: 'soccer.brn',
  state,
  start,
});
const shows = (each: ReturnType<typeof match>, favourites = NO_FAVOURITES) =>
  SHOWS.filter((show) => isShown(each, show, NOW, favourites));

describe('the live centre shows', () => {
  it('what is live, and what starts within three hours or is late', () => {
    expect(shows(match('live'))).toEqual(['live']);
    expect(shows(match('scheduled', at(SOON_MS)))).toEqual(['soon']);
    expect(shows(match('scheduled', at(SOON_MS + 1)))).toEqual([]);
    expect(shows(match('scheduled', at(-60_000)))).toEqual(['soon']);
  });

  it('favourites by match or league while they can be watched or bet on', () => {
    expect(shows(match('live'), { matches: ['m-1'], leagues: [] })).toEqual(['live', 'favourites']);
    expect(shows(match('scheduled', at(9e8)), { matches: [], leagues: ['soccer.brn'] })).toEqual(['favourites']);
    expect(shows(match('finished'), { matches: ['m-1'], leagues: [] })).toEqual([]);
    expect(shows(match('void'), { matches: ['m-1'], leagues: [] })).toEqual([]);
  });

  it('after the live matches all that starts soon, and of the later ones as many as make sixteen', () => {
    const starting = (count: number, from: number) =>
      Array.from({ length: count }, (_, nth) => ({ start_time: at(from + nth) }));
    const soon = starting(20, -20);
    expect(nextOf([...soon, ...starting(30, SOON_MS + 1)], 3, NOW + SOON_MS)).toEqual(soon);
    expect(nextOf([...starting(2, 0), ...starting(30, SOON_MS + 1)], 3, NOW + SOON_MS)).toHaveLength(13);
    expect(nextOf(starting(1, SOON_MS + 1), 0, NOW + SOON_MS)).toHaveLength(1);
    expect(nextOf(starting(5, SOON_MS + 1), 16, NOW + SOON_MS)).toEqual([]);
  });

  it('nothing below the first sport of which more live matches may come', () => {
    const sports = ['soccer', 'basketball', 'bd'] as const;
    const read = (...of: [string, 'live' | 'scheduled'][]) => of.map(([game, state]) => ({ game, state }));
    const onlyLive = read(['soccer', 'live'], ['basketball', 'live']);
    expect(growingSport(sports, ['soccer', 'bd'], onlyLive)).toBe('soccer');
    expect(growingSport(sports, ['basketball'], onlyLive)).toBe('basketball');
    expect(growingSport(sports, ['soccer'], [...onlyLive, ...read(['soccer', 'scheduled'])])).toBeUndefined();
    expect(growingSport(sports, [], onlyLive)).toBeUndefined();
  });

  it.each([[null], ['nothing'], ['__proto__']])('live matches for an address that says %s', (text) =>
    expect(readShow(text)).toBe('live'),
  );
});
