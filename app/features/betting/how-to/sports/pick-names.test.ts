import { expect, it } from 'vitest';
import { pickNames } from './pick-names.ts';

it.each([
  [3, [2], ['3-pick-2']],
  [4, [1], ['4-pick-1']],
  [3, [3], []],
  [1, [1], []],
  [3, [2, 3], []],
  [3, [], []],
])('a pass of %i matches with lines of %j is also called %j', (matches, folds, names) => {
  expect(pickNames(matches, folds)).toEqual(names);
});
