// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { TRANSACTION_STATUS, type Order, type PaymentChannel, type PayoutAccount } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { ACCOUNT as SAVED_ACCOUNT, BANK, ORDER as DEPOSIT } from './channels.fixture.ts';
import { DepositOrder } from './deposit/deposit-order.tsx';
import { OpenDeposits } from './deposit/open-deposits.tsx';
import { HistoryFilters } from './history/history-filters.tsx';
import type { HistoryFilter } from './history/history-entry.ts';
import { TransferReceipt } from './transfer/transfer-receipt.tsx';
import { TransferReview } from './transfer/transfer-review.tsx';
import { Loaded } from './ui/loaded.tsx';
import { MoneyNotice } from './ui/money-notice.tsx';
import { PayoutAccounts } from './withdraw/payout-accounts.tsx';
import { WithdrawReview } from './withdraw/withdraw-review.tsx';
import { WithdrawalOrder } from './withdraw/withdrawal-order.tsx';
import { AN_ORDER_LAST_STEP, OUTCOME_MONEY_ON_ITS, SAVED_ACCOUNTS_OPEN_DEPOSITS } from './wallet-parts-states.facts.ts';

const ORDER: Order = {
  ...DEPOSIT,
  amount: '10',
  channel_id: 'in-pix',
  provider: 'PixPay',
  method: 'PIX',
  net_amount: '8.5',
};
const CHANNEL: PaymentChannel = { ...BANK, id: 'out-bank' };
const ACCOUNT: PayoutAccount = { ...SAVED_ACCOUNT, is_default: true };
const refused = (reason: string, detail?: object) => ({ kind: 'refused', status: 409, reason, detail }) as ApiError;
const PASSWORD = 'Payment password';

it('each outcome of money on its way', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const draw = (name: string, progress?: MoneyProgress) =>
        states.draw(name, h(MoneyNotice, { row: 'openWithdrawal', form: 'withdraw', currency: 'USDT', progress }));
      await draw('no press');
      for (const status of ['sending', 'checking', 'neverDone', 'unknown', 'accepted'] as const)
        await draw(status, { status });
      await draw('accepted, with a receipt of its own', { status: 'accepted', receipt: ORDER });
      await draw('not loaded', { status: 'refused', error: { kind: 'notLoaded' } });
      for (const reason of ['channelClosed', 'wrongPaymentPassword', 'insufficientBalance'])
        await draw(`refused: ${reason}`, { status: 'refused', error: refused(reason) });
      const until = '2026-09-14T12:00:00.000Z';
      await draw('excluded', { status: 'refused', error: refused('excluded', { kind: 'time_out', until }) });
    },
    OUTCOME_MONEY_ON_ITS,
  );
});

it('each state of an order, of the last step before it, and of its receipt', async () => {
  const done: unknown[] = [];
  const press = (name: string) => () => void done.push(name);
  const button = (over: object = {}) =>
    ({ progress: undefined, isLocked: false, press: (request: object) => void done.push(request), ...over }) as never;
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      for (const status of [TRANSACTION_STATUS.pending, TRANSACTION_STATUS.failed, TRANSACTION_STATUS.success] as const)
        await states.draw(
          `a deposit, ${status}`,
          h(DepositOrder, { order: { ...ORDER, status }, type: 'fiat', onAnother: press('another') }),
        );
      await states.press('Make another deposit');
      const link = { ...ORDER, pay_url: 'https://pay.example/o-1' };
      await states.draw(
        'a deposit with a link',
        h(DepositOrder, { order: link, type: 'card', onAnother: press('another') }),
      );
      await states.draw(
        'a deposit by card',
        h(DepositOrder, { order: ORDER, type: 'card', onAnother: press('another') }),
      );
      for (const status of Object.values(TRANSACTION_STATUS))
        await states.draw(
          `a withdrawal, ${status}`,
          h(WithdrawalOrder, { order: { ...ORDER, kind: 50, status }, onDone: press('done') }),
        );
      await states.press('Done');

      const transfer = { to: 'friend@demo.slipway.test', amount: '12.5' };
      const review = (over?: object) =>
        h(TransferReview, { transfer, currency: 'USDT', money: button(over), onChange: press('change') });
      await states.draw('a transfer to be confirmed', review());
      expect(document.activeElement?.getAttribute('role')).toBe('group');
      await states.press('Change');
      await states.type(PASSWORD, '123456');
      await states.press('Transfer 12.50\u00a0USDT');
      await states.draw('a transfer on its way', review({ isLocked: true, progress: { status: 'sending' } }));
      const wrong = refused('wrongPaymentPassword', { attempts_left: 2 });
      await states.draw('a transfer with a wrong password', review({ progress: { status: 'refused', error: wrong } }));
      for (const known of [transfer, undefined])
        await states.draw(
          `the receipt of ${known === undefined ? 'an unknown' : 'a'} transfer`,
          h(TransferReceipt, { transfer: known, currency: 'USDT', onDone: press('transfer done') }),
        );
      await states.press('Done', 'the receipt put away');
      const prepared = { channel: CHANNEL, account: ACCOUNT, amount: '20' };
      await states.draw(
        'a withdrawal to be confirmed',
        h(WithdrawReview, { prepared, currency: 'USDT', money: button(), onChange: press('change') }),
      );
      await states.type(PASSWORD, '123456');
      await states.press('Withdraw 20.00\u00a0USDT');
    },
    AN_ORDER_LAST_STEP,
  );
  const password = { payment_password: '123456' };
  expect(done).toEqual([
    'another',
    'done',
    'change',
    { body: { to: 'friend@demo.slipway.test', amount: '12.5', currency: 'USDT', ...password } },
    'transfer done',
    { body: { channel_id: 'out-bank', amount: '20', currency: 'USDT', info_id: 'a1', ...password } },
  ]);
});

it('each state of saved accounts, open deposits, filters, and what is loaded', async () => {
  const done: unknown[] = [];
  const filters: HistoryFilter[] = [];
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const accounts = (over: object = {}) =>
        h(PayoutAccounts, {
          accounts: [ACCOUNT, { ...ACCOUNT, info_id: 'a2', bank_name: null, network: 'TRC20', is_default: false }],
          chosen: 'a1',
          onChoose: (id) => void done.push(id),
          onAdd: () => void done.push('add'),
          isLocked: false,
          error: undefined,
          ...over,
        });
      await states.draw('no accounts, which is wrong', accounts({ accounts: [], error: 'An account is missing' }));
      await states.draw('accounts of money on its way', accounts({ isLocked: true }));
      await states.draw('two accounts', accounts(), {
        answers: { 'info_id=a2': { status: 400 }, 'info_id=a1': { data: {} } },
      });
      await states.press('TRC20 ****1234');
      await states.press('Add an account');
      await states.press('Delete TRC20 ****1234');
      await states.press('Delete', 'it could not be deleted');
      await states.press('Keep', 'it is kept');
      await states.press('Delete NuvemBank ****1234');
      await states.press('Delete', 'it is deleted');
      expect(done.splice(0)).toEqual(['a2', 'add']);

      const deposits = (orders: readonly Order[]) =>
        h(OpenDeposits, { orders, onContinue: ({ order_id: id }) => void done.push(id) });
      const NAME = 'Continue: 10.00\u00a0USDT, PIX';
      await states.draw('no open deposits', deposits([]));
      await states.draw('open deposits', deposits([ORDER, { ...ORDER, order_id: 'o-2', amount: '20' }]), {
        answers: { continueRecharge: { data: { order: ORDER } } },
      });
      await states.press(NAME);
      states.answer({ continueRecharge: { refused: 'notFound' } });
      await states.press(NAME, 'it was decided meanwhile');
      states.answer({ continueRecharge: { refused: 'forbidden' } });
      await states.press(NAME, 'it may not be continued');
      expect(done.splice(0)).toEqual(['o-1']);

      const filter: HistoryFilter = {
        kind: 'withdraw',
        status: 'failed',
        from: '2026-03-02',
        until: '2026-03-01',
        gameId: 10,
      };
      const games = [{ id: 10, name: 'Soccer' }];
      await states.draw(
        'filters whose days are in the wrong order',
        h(HistoryFilters, { filter, games, onFilter: (to) => void filters.push(to) }),
      );
      await states.type('Game', '');
      await states.type('Status', 'success');
      await states.type('From', '2026-02-01');
      await states.type('To', '2026-04-01');
      await states.press('All', 'all movements');
      await states.press('Deposits');
      expect(filters).toEqual([
        { ...filter, gameId: undefined },
        { ...filter, status: 'success' },
        { ...filter, from: '2026-02-01' },
        { ...filter, until: '2026-04-01' },
        { ...filter, kind: 'all', status: '' },
        { ...filter, kind: 'recharge', status: '', gameId: undefined },
      ]);

      const reading = (name: string, isError: boolean, currentData?: object) => ({
        currentData,
        isError,
        refetch: () => void done.push(name),
      });
      const loaded = (...of: readonly ReturnType<typeof reading>[]) =>
        h(Loaded, { of, children: h('p', {}, 'content') });
      await states.draw('not loaded yet', loaded(reading('a', false), reading('b', false, {})));
      await states.draw('failed', loaded(reading('a', false), reading('b', true)));
      await states.press('Try again');
      await states.draw('late', loaded(reading('a', true, {}), reading('b', true, {}), reading('c', false, {})));
      await states.press('Try again', 'what is late is read again');
      expect(done).toEqual(['b', 'a', 'b']);
    },
    SAVED_ACCOUNTS_OPEN_DEPOSITS,
  );
});
