import { expect, it } from 'vitest';
import { readHook } from '#app/test/read-hook.ts';
import { useLevelName } from './use-level-name.ts';

it.each([
  ['bronze', 'Bronze'],
  ['SILVER', 'Silver'],
  ['GOLD', 'Gold'],
  ['pLatinum', 'Platinum'],
  ['diamond', 'Diamond'],
  ['gold plus', 'gold plus'],
  ['OBSIDIAN', 'OBSIDIAN'],
  ['', ''],
])('the level %j is called %j', (name, shown) => {
  expect(readHook(useLevelName)({ name })).toBe(shown);
});
