import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';
import { ACCOUNT, ACCOUNT_REFUSALS } from './account.facts.ts';

/** Registration, sessions, codes, passwords, members, limits of the player, exclusion, identity, browsers that take notices. */
const ROWS = rowsOfGroup('account');

it('answers each account row as its file says, and does what the file says', async () => {
  expect(missingFacts(await answersOf(ROWS), ACCOUNT)).toEqual([]);
});

it('refuses what is wrong in a request of each account row as its file says', async () => {
  expect(missingFacts(await refusalsOf(ROWS), ACCOUNT_REFUSALS)).toEqual([]);
});
