import { type Animal, ANIMALS, ballAnimal, ballColor } from '#engine/lottery';
import { COLORS, NUMBERS, TAILS } from '#app/features/betting/lottery/model/price-of-choice.ts';

/** The groups by which numbers can be picked together. */
export const QUICK_GROUPS = ['color', 'size', 'parity', 'animal', 'tail'] as const;
export type QuickGroup = (typeof QUICK_GROUPS)[number];

const BIG_FROM = 25;

/**
 * The sets of a group: every number is in exactly one of them. 49 counts as big and odd here, because it can be picked like any
 * other number. That it ties on the sides is a rule of the bets on sides.
 *
 * @param year the animal of the draw's year; undefined: there are no animals to pick by
 */
export function quickSets(
  group: QuickGroup,
  year: Animal | undefined,
): readonly { readonly name: string; readonly numbers: readonly number[] }[] {
  const set = (name: string, has: (number: number) => boolean) => ({ name, numbers: NUMBERS.filter(has) });
  switch (group) {
    case 'color':
      return COLORS.map((color) => set(color, (number) => ballColor(number) === color));
    case 'size':
      return [set('big', (number) => number >= BIG_FROM), set('small', (number) => number < BIG_FROM)];
    case 'parity':
      return [set('odd', (number) => number % 2 === 1), set('even', (number) => number % 2 === 0)];
    case 'animal':
      return year === undefined
        ? []
        : ANIMALS.map((animal) => set(animal, (number) => ballAnimal(number, year) === animal));
    case 'tail':
      return TAILS.map((tail) => set(String(tail), (number) => number % 10 === tail));
  }
}
