import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';
import { GAMES, GAMES_REFUSALS } from './games.facts.ts';

/** Games of providers: lists, launches, wallets and money moved into and out of them, rounds, statistics. */
const ROWS = rowsOfGroup('games');

it('answers each games row as its file says, and does what the file says', async () => {
  expect(missingFacts(await answersOf(ROWS), GAMES)).toEqual([]);
});

it('refuses what is wrong in a request of each games row as its file says', async () => {
  expect(missingFacts(await refusalsOf(ROWS), GAMES_REFUSALS)).toEqual([]);
});
