import { expect, it } from 'vitest';
import type { PayoutAccount } from '#contract/entities';
import { accountFits, accountTypeFor } from './account-fits.ts';
import { accountName } from './account-name.ts';

const ACCOUNT: PayoutAccount = {
  info_id: 'a1',
  account_type: 'bank',
  country: 'BR',
  account_number: '****1234',
  account_name: 'Pat Player',
  bank_name: null,
  bank_code: null,
  network: null,
  is_default: false,
};
const bank = ACCOUNT;
const pix: PayoutAccount = { ...ACCOUNT, account_type: 'pix', network: 'PIX' };
const tron: PayoutAccount = { ...ACCOUNT, account_type: 'crypto', network: 'TRC20' };
const anywhere: PayoutAccount = { ...ACCOUNT, account_type: 'crypto' };

it.each([
  ['crypto', 'crypto'],
  ['fiat', 'bank'],
  ['third_party', 'pix'],
  ['card', 'bank'],
] as const)('a channel of the type %s pays out to an account of the type %s', (type, account) => {
  expect(accountTypeFor({ type })).toBe(account);
});

it.each([
  [bank, { type: 'fiat' }, true],
  [bank, { type: 'card', network: 'TRC20' }, true],
  [{ ...bank, network: 'ERC20' }, { type: 'fiat', network: 'TRC20' }, true],
  [bank, { type: 'third_party' }, false],
  [bank, { type: 'crypto' }, false],
  [pix, { type: 'third_party' }, true],
  [pix, { type: 'fiat' }, false],
  [tron, { type: 'crypto', network: 'TRC20' }, true],
  [tron, { type: 'crypto', network: 'ERC20' }, false],
  [tron, { type: 'crypto' }, false],
  [tron, { type: 'fiat', network: 'TRC20' }, false],
  [anywhere, { type: 'crypto' }, true],
  [anywhere, { type: 'crypto', network: 'TRC20' }, false],
] as const)('%#. %o fits %o: %s', (account, channel, fits) => {
  expect(accountFits(account, channel)).toBe(fits);
});

it.each([
  [{ bank_name: 'NuvemBank', network: 'TRC20' }, 'NuvemBank ****1234'],
  [{ bank_name: null, network: 'TRC20' }, 'TRC20 ****1234'],
  [{ bank_name: null, network: null }, '****1234'],
])('an account with %j is called %s', (named, name) => {
  expect(accountName({ ...ACCOUNT, ...named })).toBe(name);
});
