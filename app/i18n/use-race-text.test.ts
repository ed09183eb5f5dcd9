import { expect, it } from 'vitest';
import type { RaceChoice } from '#app/features/betting/draws/index.ts';
import { valueOf } from '#app/test/markup/value-of.ts';
import { useSectionName, useSelectionName } from './use-pick-text.ts';

it.each<[RaceChoice, string, string]>([
  [{ market: 'sum', selection: 11 }, 'Value of the sum', '11'],
  [{ market: 'sum', selection: 'odd' }, 'Sides of the sum', 'Odd'],
  [{ market: 'place', place: 10, selection: 7 }, '10th place', 'Car 7'],
  [{ market: 'place', selection: 'small' }, 'Champion', 'Small'],
  [{ market: 'dragonTiger', pair: '2-9', selection: 'dragon' }, 'Places 2 and 9', 'Dragon'],
])('the selection %j is of “%s”, and called “%s”', (choice, section, selection) => {
  expect([valueOf(useSectionName)(choice), valueOf(useSelectionName)(choice)]).toEqual([section, selection]);
});
