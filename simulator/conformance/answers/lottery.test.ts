import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';
import { LOTTERY, LOTTERY_REFUSALS } from './lottery.facts.ts';

/** Mark Six draws and PK10 races: odds, periods, picks, bets, results and their settlement. */
const ROWS = rowsOfGroup('lottery');

it('answers each lottery row as its file says, and does what the file says', async () => {
  expect(missingFacts(await answersOf(ROWS), LOTTERY)).toEqual([]);
});

it('refuses what is wrong in a request of each lottery row as its file says', async () => {
  expect(missingFacts(await refusalsOf(ROWS), LOTTERY_REFUSALS)).toEqual([]);
});
