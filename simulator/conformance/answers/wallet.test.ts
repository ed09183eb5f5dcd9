import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOfGroup, shapesOfGroup } from './group-answers.ts';

/** Deposits, withdrawals, channels, orders, banks, payout accounts, transfers, currencies, transactions. */
it('answers each wallet row as its file says, and does what the file says', async () => {
  await expect(await answersOf('wallet')).toMatchFileSnapshot(answersFile('wallet'));
});

it('refuses what is wrong in a request of each wallet row as its file says', async () => {
  await expect(await refusalsOfGroup('wallet')).toMatchFileSnapshot(answersFile('wallet-refusals'));
});

it('takes and gives in each wallet row what its file says', async () => {
  await expect(shapesOfGroup('wallet')).toMatchFileSnapshot(answersFile('wallet-shapes'));
});
