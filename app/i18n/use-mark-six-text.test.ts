import { createElement as h, Fragment } from 'react';
import { expect, it } from 'vitest';
import type { MarkSixChoice } from '#app/features/betting/draws/index.ts';
import { textsOf } from '#app/test/markup/lines-of.ts';
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
  expect(textsOf(h(Described))).toEqual([
    '7 | Special number',
    'Last digit big | Special: sides',
    'Red | Special: colour',
    'Rat | Special: animal',
    'Rat, Ox | Special: merged animals',
    'Rat, Ox, Tiger, Rabbit, Dragon, Snake | Special: merged animals · Exactly 6 animals',
    'Ends in 3 | Special: last digit',
    'Ends in 0 | Last digit of any ball',
    'Rat, Ox, Tiger | Zodiac combinations · 2 animals',
    'Rat, Ox | Zodiac combinations · 1 animal',
    '49 | Drawn number',
    '49 | 6th number: Drawn number',
    'Digit sum odd | 1st number: Drawn number: sides',
    'Green | 2nd number: Drawn number: colour',
  ]);
});
