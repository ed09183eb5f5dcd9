import { expect, it } from 'vitest';
import { withFocused } from './with-focused.ts';

const range = { startIndex: 4, endIndex: 6, overscan: 1, count: 10 };

it.each([
  [undefined, [3, 4, 5, 6, 7]],
  [0, [0, 3, 4, 5, 6, 7]],
  [2, [2, 3, 4, 5, 6, 7]],
  [3, [3, 4, 5, 6, 7]],
  [7, [3, 4, 5, 6, 7]],
  [8, [3, 4, 5, 6, 7, 8]],
  [9, [3, 4, 5, 6, 7, 9]],
  [10, [3, 4, 5, 6, 7]],
  [11, [3, 4, 5, 6, 7]],
])('the rows near the screen with the focused row %s, in order', (focused, rows) => {
  expect(withFocused(range, focused)).toEqual(rows);
});

it('puts a number of two digits behind those of one', () => {
  expect(withFocused({ startIndex: 9, endIndex: 10, overscan: 0, count: 40 }, 2)).toEqual([2, 9, 10]);
});
