// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import type { PaymentChannel } from '#contract/entities';
import { CurrencyMenu } from '#app/features/account/account/currency-menu.tsx';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { Deposit } from './deposit/deposit.tsx';
import { Withdraw } from './withdraw/withdraw.tsx';

const AMOUNT = 'Amount';
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ACCOUNT = {
  account_type: 'crypto',
  country: 'BR',
  network: 'TRC20',
  account_number: ADDRESS,
  account_name: 'mine',
};

async function changeTo(states: States, currency: string) {
  await states.drawAgain(h(CurrencyMenu), {});
  await states.press(currency);
  await states.press(`Change to ${currency}`);
  expect(states.text()).toContain(`now kept in ${currency}`);
}

describe('crypto in a wallet of another currency', () => {
  it('a deposit says how many coins have to be sent, before the press and beside the address', async () => {
    await statesOf({}, async (states) => {
      await changeTo(states, 'BRL');
      await states.drawAgain(h(Deposit), {});
      await states.type(AMOUNT, '100');
      await states.note('before the press');
      states.shows('"Credited to you"', '"100.00 BRL"', '"You send"', '"18.409087 USDT"', '"1 USDT = 5.4321 BRL"');
      await states.press('Deposit 100.00\u00a0BRL');
      states.shows('"Send exactly 18.409087 USDT to this address:"', '"1 USDT = 5.4321 BRL"', '"100.00 BRL"');
      states.lacks('exactly 100');
    });
  });

  it('another way to pay has no coins', async () => {
    await statesOf({}, async (states) => {
      await changeTo(states, 'BRL');
      await states.drawAgain(h(Deposit), {});
      await states.press('Bank');
      await states.type(AMOUNT, '200');
      await states.note('by bank');
      states.shows('"Credited to you"');
      states.lacks('You send', 'Exchange rate');
    });
  });

  it('a withdrawal says how many coins arrive, after the fees, in each of its steps', async () => {
    await statesOf({}, async (states) => {
      await changeTo(states, 'VND');
      await states.post('/sports/api/v1/bank_information', ACCOUNT);
      await states.drawAgain(h(Withdraw), {});
      await states.type(AMOUNT, '1000000');
      await states.note('the form');
      const facts = [
        '"-24,550 VND"',
        '"After fees"',
        '"975,450 VND"',
        '"You receive"',
        '"39.733197 USDT"',
        '"1 USDT = 24,550 VND"',
      ];
      states.shows(...facts);
      await states.press('Review');
      states.shows(...facts);
      await states.type('Payment password', '246810');
      await states.press('Withdraw');
      states.shows('status "Created"', ...facts);
    });
  });

  it('an upstream that states no coins: the name of the channel and the rates say them', async () => {
    await statesOf({}, async (states) => {
      await changeTo(states, 'BRL');
      const channels = (await states.get('/sports/api/v1/pay/all')) as readonly PaymentChannel[];
      const without = channels.map(({ coin: _, ...channel }) => channel);
      const answers = (name: string) => ({
        'pay/all': { data: without.map((channel) => ({ ...channel, name: channel.network ? name : channel.name })) },
      });
      await states.drawAgain(h(Deposit), { answers: answers('USDT TRC-20') });
      await states.type(AMOUNT, '100');
      await states.note('named');
      states.shows('"You send"', '"18.409087 USDT"');
      await states.drawAgain(h(Deposit), { answers: answers('Crypto') });
      await states.type(AMOUNT, '100');
      await states.note('not named');
      states.lacks('You send');
    });
  });
});
