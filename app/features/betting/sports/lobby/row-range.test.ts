import { expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import type { RowRoom } from '#app/features/betting/sports/row/shown-markets.ts';
import { BRAND } from '#app/test/own-brand.ts';
import type { Entry } from './bands.ts';
import { estimatePx, inPairs, rowsOfHeight, withFocused } from './row-range.ts';

const { markets } = BRAND;
const match = (id: string) => ({ match_id: id, league: { id: 'l1', name: 'League' } }) as Match;
const entries: readonly Entry[] = Array.from({ length: 12 }, (_, index) => ({ match: match(`m${index}`) }));

it.each([
  ['nothing has the focus', [3, 4], undefined, [3, 4]],
  ['a row of the range', [3, 4], 'm4', [3, 4]],
  ['the first row of all', [3, 4], 'm0', [0, 3, 4]],
  ['a row before the range', [9, 10], 'm2', [2, 9, 10]],
  ['a row after it', [3, 4], 'm11', [3, 4, 11]],
  ['a row that is gone', [3, 4], 'gone', [3, 4]],
  ['no range', [], 'm5', [5]],
] as const)('rows to draw: %s', (_, indexes, focused, shown) => {
  expect(withFocused(indexes, entries, focused)).toEqual(shown);
});

it('a row is estimated higher with a band above it, and on a phone', () => {
  const px = (band: object, room: RowRoom) => estimatePx({ match: match('m'), ...band }, room, undefined);
  const band = { band: { day: 'live' } };
  for (const room of [
    { markets, groups: 2 },
    { markets, only: 'wl' },
  ] as const)
    expect(px(band, room)).toBeGreaterThan(px({}, room));
  expect(px({}, { markets, only: 'wl' })).toBeGreaterThan(px({}, { markets, groups: 1 }));
});

it.each([
  [0, 0, 0, 1],
  [0, 1, 0, 1],
  [3, 8, 2, 9],
  [4, 9, 4, 9],
])('rows %i to %i come and go in pairs: %i to %i', (startIndex, endIndex, first, last) => {
  expect(inPairs({ startIndex, endIndex })).toEqual({ startIndex: first, endIndex: last });
});

it.each([
  [0, 10, 0],
  [1, 10, 1],
  [200, 10, 4],
  [201, 10, 5],
  [900, 10, 10],
  [900, 0, 0],
])('%i pixels of %i rows of 50 are filled by the first %i', (px, count, rows) => {
  expect(rowsOfHeight(px, count, () => 50)).toBe(rows);
});
