import { expect, it } from 'vitest';
import { readHook } from '#app/test/read-hook.ts';
import { useCategoryName } from './use-category-name.ts';

it.each([
  ['slots', 'Slots'],
  ['TABLE', 'Table games'],
  ['FISHING', 'Fishing'],
  ['arcade', 'Arcade'],
  ['CRASH', 'CRASH'],
  ['slot', 'slot'],
])('the category %s is called %s', (category, shown) => {
  expect(readHook(useCategoryName)(category)).toBe(shown);
});
