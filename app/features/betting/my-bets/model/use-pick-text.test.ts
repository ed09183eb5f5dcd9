import { expect, it } from 'vitest';
import { valueOf } from '#app/test/markup/value-of.ts';
import { usePickText } from './use-pick-text.ts';

it.each([
  [{ kind: 'specialCode', selection: 27 }, '27', 'Special number'],
  [{ kind: 'specialCodeSide', selection: 'big' }, 'Big', 'Special: sides'],
  [{ kind: 'specialCodeColor', selection: 'red' }, 'Red', 'Special: colour'],
  [{ kind: 'specialCodeColor', selection: 'blue' }, 'Blue', 'Special: colour'],
  [{ kind: 'specialCodeColor', selection: 'green' }, 'Green', 'Special: colour'],
  [{ kind: 'specialCodeTail', selection: 7 }, 'Ends in 7', 'Special: last digit'],
  [{ kind: 'tail', selection: 0 }, 'Ends in 0', 'Last digit of any ball'],
  [{ kind: 'numberCode', position: 'no2', selection: 3 }, '3', '2nd number: Drawn number'],
  [
    { kind: 'specialCodeCombinationZodiacs', level: 2, selection: ['rat', 'ox'] },
    'Rat, Ox',
    'Zodiac combinations · 2 animals',
  ],
])('the pick %j of a draw', (pick, title, detail) => {
  expect(valueOf(usePickText).lottery(pick as never)).toEqual({ title, detail });
});

it.each([
  [{ market: 'place', place: 2, selection: 7 }, 'Car 7', 'Runner-up'],
  [{ market: 'place', selection: 'big' }, 'Big', 'Champion'],
  [{ market: 'sum', selection: 11 }, '11', 'Champion + runner-up'],
  [{ market: 'sum', selection: 'odd' }, 'Odd', 'Champion + runner-up'],
  [{ market: 'dragonTiger', pair: '2-9', selection: 'tiger' }, 'Tiger', 'Places 2 and 9'],
])('the pick %j of a race', (pick, title, detail) => {
  expect(valueOf(usePickText).race(pick as never)).toEqual({ title, detail });
});
