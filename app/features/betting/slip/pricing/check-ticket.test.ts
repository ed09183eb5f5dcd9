import { expect, it } from 'vitest';
import { readMultiple } from './check-ticket.ts';

it.each([
  ['1', 1],
  [' 20 ', 20],
  ['\uff12\uff10', 20],
  ['\u200e20\u200f', 20],
  ['999999', 999_999],
  ['0', undefined],
  ['07', undefined],
  ['1.5', undefined],
  ['-2', undefined],
  ['1000000', undefined],
  ['', undefined],
])('the multiple %j is read as %s: a whole number from 1', (typed, multiple) => {
  expect(readMultiple(typed)).toBe(multiple);
});
