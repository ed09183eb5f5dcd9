import { createElement as h, Fragment } from 'react';
import { expect, it } from 'vitest';
import type { MarkSixChoice } from '#app/features/betting/draws/index.ts';
import { linesOf } from '#app/test/markup/lines-of.ts';
import { useMarkSixText } from './use-pick-text.ts';

const CHOICES: readonly MarkSixChoice[] = [
  { kind: 'specialCode', selection: 7 },
  { kind: 'specialCodeSide', selection: 'tailBig' },
  { kind: 'specialCodeColor', selection: 'red' },
  { kind: 'specialCodeAnimal', selection: 'rat' },
  { kind: 'specialCodeMergeAnimal', selection: ['rat', 'ox'] },
  {
    kind: 'specialCodeMergeAnimal',
    selection: ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake'],
    configuration: 'six',
  },
  { kind: 'specialCodeTail', selection: 3 },
  { kind: 'tail', selection: 0 },
  { kind: 'specialCodeCombinationZodiacs', selection: ['rat', 'ox', 'tiger'], level: 2 },
  { kind: 'specialCodeCombinationZodiacs', selection: ['rat', 'ox'], level: 1 },
  { kind: 'numberCode', selection: 49 },
  { kind: 'numberCode', selection: 49, position: 'no6' },
  { kind: 'numberCodeSide', selection: 'sumOdd', position: 'no1' },
  { kind: 'numberCodeColor', selection: 'green', position: 'no2' },
];

function Described() {
  const describe = useMarkSixText();
  return h(
    Fragment,
    {},
    CHOICES.map((choice, at) => {
      const { title, detail } = describe(choice);
      return h('p', { key: at }, `${title} | ${detail}`);
    }),
  );
}

it('names what is picked, and the kind and place of the bet', () => {
  expect(linesOf(h(Described))).toEqual([
    '<p>7 | Special number',
    '<p>Last digit big | Special: sides',
    '<p>Red | Special: colour',
    '<p>Rat | Special: animal',
    '<p>Rat, Ox | Special: merged animals',
    '<p>Rat, Ox, Tiger, Rabbit, Dragon, Snake | Special: merged animals · Exactly 6 animals',
    '<p>Ends in 3 | Special: last digit',
    '<p>Ends in 0 | Last digit of any ball',
    '<p>Rat, Ox, Tiger | Zodiac combinations · 2 animals',
    '<p>Rat, Ox | Zodiac combinations · 1 animal',
    '<p>49 | Drawn number',
    '<p>49 | 6th number: Drawn number',
    '<p>Digit sum odd | 1st number: Drawn number: sides',
    '<p>Green | 2nd number: Drawn number: colour',
  ]);
});
