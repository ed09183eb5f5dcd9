import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';
import { SPORTS, SPORTS_REFUSALS } from './sports.facts.ts';

/** Soccer, basketball and cricket: matches, markets, prices, slips, bets, cash-out, bookings, results, statistics. */
const ROWS = rowsOfGroup('sports');

it('answers each sports row as its file says, and does what the file says', async () => {
  expect(missingFacts(await answersOf(ROWS), SPORTS)).toEqual([]);
});

it('refuses what is wrong in a request of each sports row as its file says', async () => {
  expect(missingFacts(await refusalsOf(ROWS), SPORTS_REFUSALS)).toEqual([]);
});
