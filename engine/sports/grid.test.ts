import { expect, it } from 'vitest';
import { gridNeed } from './grid.ts';

const pick = (market: string, quarters: number) => ({ market, line: quarters, outcome: 'x', odds: 1n }) as never;

it('the points around each line are in ascending order, whatever the order of the picks', () => {
  expect(
    gridNeed('basketball', [pick('handicap', 48), pick('handicap', -10), pick('bs', 642), pick('bs', 402)]),
  ).toEqual({
    game: 'basketball',
    withHalf: false,
    margins: [1, 2, 3, 4, 11, 12, 13, 14],
    totals: [99, 100, 101, 102, 159, 160, 161, 162],
  });
});
