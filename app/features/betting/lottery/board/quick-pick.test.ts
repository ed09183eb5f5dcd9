import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANIMALS, sideResult } from '#engine/lottery';
import { NUMBERS } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { QUICK_GROUPS, quickSets } from './quick-pick.ts';

it('property: the sets of every group hold each of the 49 numbers exactly once, in every year', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUICK_GROUPS), fc.constantFrom(...ANIMALS), (group, year) => {
      const all = quickSets(group, year).flatMap(({ numbers }) => numbers);
      expect(all.toSorted((a, b) => a - b)).toEqual(NUMBERS);
    }),
  );
});

it('sides are those of the bets on sides, and 49, which ties there, is big and odd', () => {
  for (const group of ['size', 'parity'] as const) {
    for (const { name, numbers } of quickSets(group, undefined)) {
      const won = NUMBERS.filter((number) => sideResult(name as 'big', number) === 'win');
      expect(numbers.filter((number) => number !== 49)).toEqual(won);
      expect(numbers.includes(49)).toBe(name === 'big' || name === 'odd');
    }
  }
});

it('an unknown year has no animals to pick by', () => {
  expect(quickSets('animal', undefined)).toEqual([]);
});
