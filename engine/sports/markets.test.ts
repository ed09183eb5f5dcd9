import { expect, it } from 'vitest';
import { OUTCOMES } from './markets.ts';

it('half time and full time have the nine combinations of three outcomes', () => {
  const nine = ['w', 'd', 'l'].flatMap((half) => ['w', 'd', 'l'].map((full) => half + full));
  for (const game of ['soccer', 'bd'] as const) expect(OUTCOMES[game].half?.toSorted()).toEqual(nine.toSorted());
  expect(OUTCOMES.basketball.half).toBeUndefined();
});

it('the four of up and down are odd and even below and from three goals', () => {
  expect(OUTCOMES.bd.up?.toSorted()).toEqual(['dd', 'ds', 'td', 'ts']);
});
