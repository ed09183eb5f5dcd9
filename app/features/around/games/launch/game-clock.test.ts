import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { textsOf } from '#app/test/markup/lines-of.ts';
import { asClock, GameClock } from './game-clock.tsx';

it('the time in a game is minutes and seconds, from an hour on with hours', () => {
  expect([0, 9, 60, 61, 3_599, 3_600, 3_725, 36_000].map(asClock)).toEqual([
    '0:00',
    '0:09',
    '1:00',
    '1:01',
    '59:59',
    '1:00:00',
    '1:02:05',
    '10:00:00',
  ]);
});

it('the clock starts at nothing', () => {
  expect(textsOf(h(GameClock))).toEqual(['Time in this game', '0:00']);
});
