import { expect, it } from 'vitest';
import type { Animal } from '#engine/lottery';
import { markSixExample, SAMPLE_NUMBERS } from './mark-six-bets.ts';

const FIRST = (year: Animal) => [
  { kind: 'specialCode', selection: 27 },
  { kind: 'specialCodeSide', selection: 'big' },
  { kind: 'specialCodeColor', selection: 'green' },
  { kind: 'specialCodeAnimal', selection: year },
  { kind: 'specialCodeTail', selection: 7 },
  { kind: 'tail', selection: 1 },
  { kind: 'numberCode', position: 'no1', selection: 3 },
];
const animals = (first: Animal, second: Animal) => ({
  kind: 'specialCodeCombinationZodiacs',
  level: 2,
  selection: [first, second],
});

// Counted by hand: 1 is the animal of the year, 2 the one before it, and so on round the twelve.
it.each([
  // 3 is the dog, 11 the tiger.
  ['rat', 'dog', 'tiger'],
  // In the year of the horse 3 is the dragon, 11 the monkey.
  ['horse', 'dragon', 'monkey'],
] as const)(
  'the example in the year of the %s has bets of each kind, two on animals of its draw',
  (year, first, second) => {
    expect(SAMPLE_NUMBERS).toEqual([3, 11, 20, 24, 35, 42]);
    expect(markSixExample(year)).toEqual([...FIRST(year), animals(first, second), animals(first, year)]);
  },
);
