import { expect, it } from 'vitest';
import { exampleResults, exampleSlip } from './example-slip.ts';

const PARTS = { game: 'soccer', currency: 'EUR', lineStake: '5', passes: ['2-string-1'], odds: ['1.5', '2'] } as const;

it.each([
  [undefined, 1],
  [3, 3],
])('a slip of home wins, with the multiple %s', (multiple, wanted) => {
  expect(exampleSlip({ ...PARTS, ...(multiple !== undefined && { multiple }) })).toEqual({
    game: 'soccer',
    currency: 'EUR',
    stake: '5',
    multiple: wanted,
    passes: ['2-string-1'],
    matches: [
      { id: '1', picks: [{ market: 'wl', outcome: 'w', odds: '1.5' }] },
      { id: '2', picks: [{ market: 'wl', outcome: 'w', odds: '2' }] },
    ],
  });
});

it('results for the engine, by the same ids', () => {
  expect(exampleResults(['won', 'void', 'lost'])).toEqual({ 1: { wins: ['wl:w'] }, 2: 'void', 3: { wins: [] } });
  expect(exampleResults([])).toEqual({});
});
