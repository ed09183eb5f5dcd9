import { expect, it } from 'vitest';
import { GROUPS, keysOf } from './keys-of.ts';

const HORSE = { draw_time: '2026-03-14T13:30:00.000Z' };
const OUT_OF_THE_CALENDAR = { draw_time: '2190-03-14T13:30:00.000Z' };

it.each([
  [1, HORSE, [['1'], ['red'], ['horse'], ['1']]],
  [12, HORSE, [['12'], ['red'], ['goat'], ['2']]],
  [20, HORSE, [['20'], ['blue'], ['pig'], ['0']]],
  [49, HORSE, [['49'], ['green'], ['horse'], ['9']]],
  [49, OUT_OF_THE_CALENDAR, [['49'], ['green'], [], ['9']]],
])('ball %i counts for its number, colour, animal and last digit in %j', (ball, draw, keys) => {
  expect(GROUPS.map((group) => keysOf(group, draw)(ball))).toEqual(keys);
});
