import { expect, it } from 'vitest';
import { valueOf } from '#app/test/markup/value-of.ts';
import { useBetName } from './use-bet-name.ts';

it.each([
  [{ kind: 'specialCode', selection: 27 }, 'Special number: 27'],
  [{ kind: 'specialCodeSide', selection: 'big' }, 'Special: sides: Big'],
  [{ kind: 'specialCodeColor', selection: 'red' }, 'Special: colour: Red'],
  [{ kind: 'specialCodeColor', selection: 'blue' }, 'Special: colour: Blue'],
  [{ kind: 'specialCodeColor', selection: 'green' }, 'Special: colour: Green'],
  [{ kind: 'specialCodeAnimal', selection: 'rat' }, 'Special: animal: Rat'],
  [{ kind: 'specialCodeTail', selection: 7 }, 'Special: last digit: Ends in 7'],
  [{ kind: 'tail', selection: 0 }, 'Last digit of any ball: Ends in 0'],
  [{ kind: 'specialCodeCombinationZodiacs', selection: ['rat', 'ox'] }, 'Zodiac combinations: Rat + Ox'],
] as const)('names the bet %j', (bet, name) => {
  expect(valueOf(useBetName)(bet as never)).toBe(name);
});
