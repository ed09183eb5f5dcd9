// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { APPROVAL_STATUS, type Order, TRANSACTION_STATUS } from '#contract/entities';
import { Balance } from '#app/features/account/account/balance.tsx';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { Deposit } from './deposit/deposit.tsx';
import { History } from './history/history.tsx';
import { Withdraw } from './withdraw/withdraw.tsx';

const { audited, failed, processing, success } = TRANSACTION_STATUS;
const APPROVAL = {
  [audited]: APPROVAL_STATUS.processing,
  [processing]: APPROVAL_STATUS.processing,
  [failed]: APPROVAL_STATUS.failed,
};
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const CRYPTO = {
  account_type: 'crypto',
  country: 'BR',
  network: 'TRC20',
  account_number: ADDRESS,
  account_name: 'mine',
};

const ACCOUNT = 'reads GET /sports/api/v1/member/account';

/** Nothing is pushed: the order has another state at the upstream, and five seconds pass. */
async function becomes(states: States, path: string, order: Order, status: Order['status']) {
  const approval = APPROVAL[status as keyof typeof APPROVAL];
  const changed = { ...order, status, ...(approval && { approval }), updated_at: new Date(Date.now()).toISOString() };
  states.answer({ [`${path}?start=0&limit=50`]: { data: { total: 1, orders: [changed] } } });
  await states.pass(5.1);
  return states.text();
}
const orderOf = async (states: States, path: string) =>
  ((await states.get(`${path}?start=0&limit=50`)) as { readonly orders: readonly [Order] }).orders[0];

it('a withdrawal on the screen shows each of its states and the balance after it, and is not asked for any more when it is final', () =>
  statesOf({ notesReads: true }, async (states) => {
    const path = '/sports/api/v1/withdraw';
    await states.post('/sports/api/v1/bank_information', CRYPTO);
    await states.drawAgain(h('div', {}, h(Balance), h(Withdraw)), {});
    await states.type('Amount', '20');
    await states.press('Review');
    await states.type('Payment password', '246810');
    await states.press('Withdraw');
    expect(states.text()).toContain('Created');
    const order = await orderOf(states, path);
    expect(await becomes(states, path, order, audited)).toContain('Approved');
    expect(await becomes(states, path, order, processing)).toContain('Processing');
    states.lacks(ACCOUNT);
    expect(await becomes(states, path, order, failed)).toContain('Failed');
    // The money is back, and nothing was pushed.
    states.shows(ACCOUNT);
    await states.pass(60.1);
    states.lacks(`reads GET ${path}?`);
  }));

it('a deposit on the screen shows each of its states', () =>
  statesOf({}, async (states) => {
    const path = '/sports/api/v1/recharge';
    await states.drawAgain(h(Deposit), {});
    await states.type('Amount', '20');
    await states.press('Deposit');
    expect(states.text()).toContain('Waiting for payment');
    const order = await orderOf(states, path);
    expect(await becomes(states, path, order, processing)).toContain('Processing');
    expect(await becomes(states, path, order, failed)).toContain('Failed');
  }));

it('orders of the history show each of their states, until all are final', () =>
  statesOf({ notesReads: true }, async (states) => {
    const path = '/sports/api/v1/withdraw';
    await states.post('/sports/api/v1/bank_information', CRYPTO);
    const { info_id } = ((await states.get('/sports/api/v1/bank_information')) as readonly [{ info_id: string }])[0];
    await states.post(path, { channel_id: 'out-trc20', amount: '20', info_id, payment_password: '246810' });
    await states.drawAgain(h(History, {}), {});
    await states.press('Withdrawals');
    const shown = () => document.querySelector('[data-testid="history-entry"]')?.textContent ?? '';
    expect(shown()).toContain('Created');
    const order = await orderOf(states, path);
    for (const [status, word] of [
      [audited, 'Approved'],
      [processing, 'Processing'],
      [success, 'Done'],
    ] as const) {
      await becomes(states, path, order, status);
      expect(shown()).toMatch(new RegExp(`USDT${word}`));
    }
    // One that was due may still be asked for.
    await states.pass(10.1);
    await states.pass(60.1);
    states.lacks(`reads GET ${path}?`);
  }));
