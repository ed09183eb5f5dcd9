import { expect, it } from 'vitest';
import { readPicks } from './picks-text.ts';

it('the matches of a bet in one cell: lines, banker, picks and result', () => {
  expect(
    readPicks(
      'm1|handicap=-1|wl:w@1.85|result=2:1/1:0; m2 | total=163.5 | banker | goals:7+@12 | result=void;;m3|asian_handicap:home@1.95/-0.25|result=100:98',
    ),
  ).toEqual([
    {
      match_id: 'm1',
      handicap_val: '-1',
      picks: [{ kind: 'wl', outcome: 'w', odds: '1.85' }],
      state: 'finished',
      score: '2:1',
      half_time_score: '1:0',
    },
    {
      match_id: 'm2',
      total_val: '163.5',
      banker: true,
      picks: [{ kind: 'goals', outcome: '7+', odds: '12' }],
      state: 'void',
    },
    {
      match_id: 'm3',
      picks: [{ kind: 'asian_handicap', outcome: 'home', odds: '1.95', line: '-0.25' }],
      state: 'finished',
      score: '100:98',
    },
  ]);
});

it('a part that is none of them is named, shortened', () => {
  expect([readPicks('m1|wl'), readPicks(`m1|${'x'.repeat(80)}`)]).toEqual([
    'matches: "wl" is not a pick like wl:w@1.85',
    `matches: "${'x'.repeat(60)}" is not a pick like wl:w@1.85`,
  ]);
});
