import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';
import { WALLET, WALLET_REFUSALS } from './wallet.facts.ts';

/** Deposits, withdrawals, channels, orders, banks, payout accounts, transfers, currencies, transactions. */
const ROWS = rowsOfGroup('wallet');

it('answers each wallet row as its file says, and does what the file says', async () => {
  expect(missingFacts(await answersOf(ROWS), WALLET)).toEqual([]);
});

it('refuses what is wrong in a request of each wallet row as its file says', async () => {
  expect(missingFacts(await refusalsOf(ROWS), WALLET_REFUSALS)).toEqual([]);
});
