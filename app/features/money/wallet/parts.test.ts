// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { TRANSACTION_STATUS, type Order, type PayoutAccount } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { ACCOUNT as SAVED, ORDER as DEPOSIT } from './channels.fixture.ts';
import { DepositOrder } from './deposit/deposit-order.tsx';
import { OpenDeposits } from './deposit/open-deposits.tsx';
import { MoneyNotice } from './ui/money-notice.tsx';
import { PayoutAccounts } from './withdraw/payout-accounts.tsx';
import { WithdrawalOrder } from './withdraw/withdrawal-order.tsx';

const ORDER: Order = {
  ...DEPOSIT,
  amount: '10',
  channel_id: 'in-pix',
  provider: 'PixPay',
  method: 'PIX',
  net_amount: '8.5',
};
const ACCOUNT: PayoutAccount = { ...SAVED, is_default: true };
const done: unknown[] = [];
beforeEach(() => void done.splice(0));
const press = (name: string) => () => void done.push(name);
const refused = (reason: string, detail?: object) =>
  ({ status: 'refused', error: { kind: 'refused', status: 409, reason, detail } as ApiError }) as MoneyProgress;
const UNTIL = '2026-09-14T12:00:00.000Z';

describe('the outcome of money on its way', () => {
  const notice = (progress?: MoneyProgress) =>
    h(MoneyNotice, { row: 'openWithdrawal', form: 'withdraw', currency: 'USDT', progress });
  const checking = (sent: object) =>
    ({ status: 'checking', request: { params: {}, query: {}, ...sent } }) as MoneyProgress;

  it.each<[string, MoneyProgress, string]>([
    ['sending', { status: 'sending' }, '"Sending…"'],
    ['checking', { status: 'checking' }, '"We are checking whether this was carried out."'],
    [
      'checking an amount',
      checking({ body: { amount: '12.5' } }),
      '"We are checking whether 12.50 USDT was carried out."',
    ],
    [
      'checking the money of a game',
      checking({ query: { money: '7.5' } }),
      '"We are checking whether 7.50 USDT was carried out."',
    ],
    ['never done', { status: 'neverDone' }, '"This was not carried out and nothing was charged. You can try again."'],
    ['unknown', { status: 'unknown' }, 'link "Contact support"'],
    ['accepted', { status: 'accepted' }, '"This was carried out."'],
    [
      'not loaded',
      { status: 'refused', error: { kind: 'notLoaded' } },
      'alert "This part did not load; the page may be out of date. Try again to reload the page. Try again"',
    ],
    [
      'channelClosed',
      refused('channelClosed'),
      'alert "You cannot use this channel at the moment. Please choose another one."',
    ],
    ['insufficientBalance', refused('insufficientBalance'), 'alert "You have only 0.00 USDT."'],
    [
      'excluded',
      refused('excluded', { kind: 'time_out', until: UNTIL }),
      'alert "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits."',
    ],
  ])('says so: %s', async (_, progress, shown) => {
    await statesOf({}, async (states) => {
      await states.draw('it', notice(progress));
      states.shows(shown);
    });
  });

  it('says nothing before a press, beside a receipt, and of a wrong password, which its field says', async () => {
    await statesOf({}, async (states) => {
      for (const [name, progress] of Object.entries({
        'no press': undefined,
        'a receipt': { status: 'accepted', receipt: ORDER } as MoneyProgress,
        'a wrong password': refused('wrongPaymentPassword'),
      })) {
        await states.draw(name, notice(progress));
        expect(states.text(), name).toBe('');
      }
    });
  });
});

describe('an order', () => {
  const deposit = (over: Partial<Order>, type: 'fiat' | 'card' = 'fiat') =>
    h(DepositOrder, { order: { ...ORDER, ...over }, type, onAnother: press('another') });

  it.each([
    [
      TRANSACTION_STATUS.pending,
      [
        'status "Waiting for payment"',
        'alert "The payment link is not available. Please contact support."',
        '"-0.50 USDT"',
      ],
    ],
    [
      TRANSACTION_STATUS.failed,
      ['status "Failed"', 'alert "The payment did not go through and nothing was credited."'],
    ],
    [TRANSACTION_STATUS.success, ['status "Done"', '"Your deposit has arrived in your balance."']],
    [
      TRANSACTION_STATUS.processing,
      ['status "Processing"', '"Your payment has arrived and is being checked. You need not wait here."'],
    ],
  ])('of a deposit in state %i says where the money is', async (status, shown) => {
    await statesOf({}, async (states) => {
      await states.draw('it', deposit({ status }));
      states.shows(...shown);
    });
  });

  it('of a deposit leads to the payment page; a card has none', async () => {
    await statesOf({}, async (states) => {
      await states.draw('a link', deposit({ pay_url: 'https://pay.example/o-1' }));
      states.shows('link "Go to the payment page"');
      await states.draw('a card', deposit({}, 'card'));
      states.shows('"The card payment is being processed. You need not wait here."');
      await states.press('Make another deposit');
    });
    expect(done).toEqual(['another']);
  });

  it.each([
    ['pending', 'status "Pending"', '"Your withdrawal is being checked. We tell you as soon as it is paid."'],
    [
      'audited',
      'status "Approved"',
      '"Your withdrawal was approved and is being paid. We tell you as soon as it is done."',
    ],
    ['failed', 'alert "Your withdrawal could not be paid and the amount is back in your balance."'],
    ['success', '"Your withdrawal has been paid."'],
    ['rejected', 'status "Rejected"', 'alert "Your withdrawal was rejected and the amount is back in your balance."'],
    [
      'processing',
      'status "Processing"',
      '"Your withdrawal was approved and is being paid. We tell you as soon as it is done."',
    ],
  ] as const)('of a withdrawal that is %s says where the money is', async (name, ...shown) => {
    await statesOf({}, async (states) => {
      const order = { ...ORDER, kind: 50, status: TRANSACTION_STATUS[name] } as Order;
      await states.draw('it', h(WithdrawalOrder, { order, onDone: press('done') }));
      states.shows(...shown);
      await states.press('Done');
    });
    expect(done).toEqual(['done']);
  });
});

describe('the accounts to be paid to', () => {
  const accounts = (over: object = {}) =>
    h(PayoutAccounts, {
      accounts: [ACCOUNT, { ...ACCOUNT, info_id: 'a2', bank_name: null, network: 'TRC20', is_default: false }],
      chosen: 'a1',
      onChoose: (id) => void done.push(id),
      onAdd: press('add'),
      isLocked: false,
      error: undefined,
      ...over,
    });

  it('are chosen, added to, and say what is wrong where there are none', async () => {
    await statesOf({}, async (states) => {
      await states.draw('two', accounts());
      states.shows('radio "NuvemBank ****1234 Pat Player" [checked]', 'radio "TRC20 ****1234 Pat Player"');
      await states.press('TRC20 ****1234');
      await states.press('Add an account');
      await states.draw('none', accounts({ accounts: [], error: 'An account is missing' }));
      states.shows('alert "An account is missing"', '"You have no saved account for this channel yet."');
      await states.draw('locked', accounts({ isLocked: true }));
      states.shows('radio "TRC20 ****1234 Pat Player" [disabled]', 'button "Delete TRC20 ****1234" [disabled]');
    });
    expect(done).toEqual(['a2', 'add']);
  });

  it('are deleted after a question; what did not work is said', async () => {
    await statesOf({}, async (states) => {
      const answers = { 'info_id=a2': { status: 400 }, 'info_id=a1': { data: {} } };
      await states.draw('two', accounts(), { answers });
      await states.press('Delete TRC20 ****1234');
      states.shows('status "Delete the account TRC20 ****1234? Keep Delete"');
      states.lacks('sends');
      await states.press('Delete');
      states.shows(
        'sends DELETE /sports/api/v1/bank_information?info_id=a2',
        'status "Delete the account TRC20 ****1234? That did not work (code HTTP 400). Please try again. Keep Delete"',
      );
      await states.press('Keep');
      states.lacks('Delete the account');
      await states.press('Delete NuvemBank ****1234');
      await states.press('Delete');
      states.shows('sends DELETE /sports/api/v1/bank_information?info_id=a1');
    });
  });
});

it('an open deposit is gone on with, unless it was decided meanwhile or is refused', async () => {
  const deposits = (orders: readonly Order[]) =>
    h(OpenDeposits, { orders, onContinue: ({ order_id: id }) => void done.push(id) });
  const NAME = 'Continue: 10.00\u00a0USDT, PIX';
  await statesOf({}, async (states) => {
    await states.draw('none', deposits([]));
    states.lacks('Open deposits');
    await states.draw('two', deposits([ORDER, { ...ORDER, order_id: 'o-2', amount: '20' }]), {
      answers: { continueRecharge: { data: { order: ORDER } } },
    });
    states.shows('heading "Open deposits"', 'button "Continue: 20.00\u00a0USDT, PIX"');
    await states.press(NAME);
    states.shows('sends POST /sports/api/v1/continueRecharge {"order_id":"o-1"}');
    states.answer({ continueRecharge: { refused: 'notFound' } });
    await states.press(NAME);
    states.shows('status "This deposit has been decided already."');
    states.answer({ continueRecharge: { refused: 'forbidden' } });
    await states.press(NAME);
    states.shows('alert "This is not possible at the moment. Please contact support."');
  });
  expect(done).toEqual(['o-1']);
});
