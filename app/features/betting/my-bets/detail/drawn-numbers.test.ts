// @vitest-environment jsdom
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { LotteryBet, RaceBet } from '#contract/entities';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';
import { factsOf } from '#app/test/markup/lines-of.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';

const { matches: _, passes: __, stake: ___, multiple: ____, lines: _____, ...PLACED } = aBet();
const DRAWN = { ...PLACED, draw_number: '7', draw_time: '2026-03-14T12:00:00Z', picks: [] };
const RACE: RaceBet = { ...DRAWN, game: 'pk10', race_id: 'r7' };
const DRAW: LotteryBet = { ...DRAWN, game: 'hkmarksix', match_id: 'd7' };
/** The names of what is drawn, in its order. */
const namesOf = (bet: RaceBet | LotteryBet) =>
  factsOf(h(DrawnNumbers, { bet })).flatMap((fact) => /^(?:group|img) "(.*)"$/.exec(fact)?.[1] ?? []);

it('names each car of a finish by its number', () => {
  expect(namesOf({ ...RACE, finish: [7, 2, 9, 4, 5, 6, 1, 8, 3, 10] })).toEqual([
    'Lottery numbers',
    ...[7, 2, 9, 4, 5, 6, 1, 8, 3, 10].map((car) => `Car ${car}`),
  ]);
});

it('names each number of a draw, the special one last', () => {
  expect(namesOf({ ...DRAW, numbers: [3, 14, 15, 26, 35, 49], special: 8 })).toEqual([
    'Lottery numbers',
    '3',
    '14',
    '15',
    '26',
    '35',
    '49',
    'Special number: 8',
  ]);
  expect(namesOf({ ...DRAW, numbers: [3, 14, 15, 26, 35, 49] })).toHaveLength(7);
});

it('shows nothing of what is not drawn yet', () => {
  expect([factsOf(h(DrawnNumbers, { bet: RACE })), factsOf(h(DrawnNumbers, { bet: DRAW }))]).toEqual([[], []]);
});
