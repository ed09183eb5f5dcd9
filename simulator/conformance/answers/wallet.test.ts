import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';

/** Deposits, withdrawals, channels, orders, banks, payout accounts, transfers, currencies, transactions. */
const ROWS = [
  'changeCurrency',
  'continueDeposit',
  'deletePayoutAccount',
  'listBanks',
  'listCurrencies',
  'listDepositChannels',
  'listDepositTypes',
  'listDeposits',
  'listPayoutAccounts',
  'listTransactions',
  'listWithdrawalChannels',
  'listWithdrawalTypes',
  'listWithdrawals',
  'openDeposit',
  'openWithdrawal',
  'savePayoutAccount',
  'setBankPassword',
  'transferToPlayer',
] as const;

it('answers each wallet row as its file says, and does what the file says', async () => {
  expect(ROWS).toEqual(rowsOfGroup('wallet'));
  await expect(await answersOf(ROWS)).toMatchFileSnapshot(answersFile('wallet'));
});

it('refuses what is wrong in a request of each wallet row as its file says', async () => {
  await expect(await refusalsOf(ROWS)).toMatchFileSnapshot(answersFile('wallet-refusals'));
});
