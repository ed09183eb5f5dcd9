import { expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

it('amounts are relative to the highest, however many digits they have', () => {
  expect(sharesOf(['50.00', '100.00', '0'])).toEqual([500, 1000, 0]);
  expect(sharesOf(['9007199254740993.00000001', '9007199254740993.00000001'])).toEqual([1000, 1000]);
  expect(sharesOf(['0', '0.00'])).toEqual([0, 0]);
  expect(sharesOf([])).toEqual([]);
});
