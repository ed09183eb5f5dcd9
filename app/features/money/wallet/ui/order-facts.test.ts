import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import { APPROVAL_STATUS, CHANGE_KIND, type Order, TRANSACTION_STATUS } from '#contract/entities';
import { textsOf } from '#app/test/markup/lines-of.ts';
import { DepositOrder } from '#app/features/money/wallet/deposit/deposit-order.tsx';
import { TransferReceipt } from '#app/features/money/wallet/transfer/transfer-receipt.tsx';
import { WithdrawalOrder } from '#app/features/money/wallet/withdraw/withdrawal-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import { Summary } from './summary.tsx';

const ORDER: Order = {
  order_id: 'W-1',
  kind: CHANGE_KIND.withdraw,
  amount: '100',
  currency: 'BRL',
  status: TRANSACTION_STATUS.pending,
  approval: APPROVAL_STATUS.canApprove,
  created_at: '2026-03-01T12:00:00Z',
  updated_at: '2026-03-01T12:05:00Z',
  remark: 'By the morning',
  channel_id: 'bank',
  provider: 'Bank',
  method: 'Bank transfer',
  address: '260 0001-9',
  service_fee: '1.5',
  network_fee: '0.25',
  net_amount: '98.25',
};
const nothing = () => undefined;
/** Dates are as the machine's time zone has them; the rest is compared whole. */
const texts = (lines: readonly string[]) => lines.map((line) => line.replace(/^Mar [12], 2026.*/, 'the date'));

describe('money in a list of facts', () => {
  it('a withdrawal with its fees, from the amount to the rest', () => {
    expect(texts(textsOf(h(OrderFacts, { order: ORDER })))).toEqual([
      'Created',
      'Channel',
      'Bank transfer',
      'To',
      '260 0001-9',
      'Amount',
      '100.00 BRL',
      'Service fee',
      '-1.50 BRL',
      'Network fee',
      '-0.25 BRL',
      'You receive',
      '98.25 BRL',
      'Approval',
      'Waiting for approval',
      'Date',
      'the date',
      'Order',
      'W-1',
      'Note',
      'By the morning',
    ]);
  });

  it('a deposit without fees, done', () => {
    const { approval: _, ...deposit } = ORDER;
    const order = {
      ...deposit,
      kind: CHANGE_KIND.recharge,
      status: TRANSACTION_STATUS.success,
      service_fee: '0',
      network_fee: '0.00',
      net_amount: '100',
      remark: '',
    };
    expect(texts(textsOf(h(OrderFacts, { order })))).toEqual([
      'Done',
      'Channel',
      'Bank transfer',
      'Amount',
      '100.00 BRL',
      'Credited to you',
      '100.00 BRL',
      'Date',
      'the date',
      'Order',
      'W-1',
    ]);
  });

  it.each([
    ['a deposit', CHANGE_KIND.recharge, TRANSACTION_STATUS.failed, 'Failed'],
    ['a deposit', CHANGE_KIND.recharge, TRANSACTION_STATUS.rejected, 'Rejected'],
    ['a withdrawal', CHANGE_KIND.withdraw, TRANSACTION_STATUS.failed, 'Failed'],
    ['a withdrawal', CHANGE_KIND.withdraw, TRANSACTION_STATUS.rejected, 'Rejected'],
  ])('%s that came to nothing (kind %i, status %i) took no fee and brought nothing', (_, kind, status, word) => {
    const coin = { currency: 'USDT', amount: '18', rate: '5.4321' };
    const shown = textsOf(h(OrderFacts, { order: { ...ORDER, kind, status, coin } }));
    expect(shown).toEqual(expect.arrayContaining([word, 'Amount', '100.00 BRL']));
    for (const text of ['Service fee', 'Network fee', 'You receive', 'Credited to you', 'You send', 'After fees'])
      expect(shown).not.toContain(text);
    expect(shown.join(' ')).not.toMatch(/98\.25|18\.00/);
  });

  it('an amount, minus its fees, is what is credited or received', () => {
    const fees = { service_fee: '1.5', network_fee: '0.25' };
    expect([
      textsOf(h(Summary, { amount: '100', currency: 'BRL', fees, total: 'received' })),
      textsOf(
        h(Summary, { amount: '100', currency: 'BRL', fees: { service_fee: '0', network_fee: '0' }, total: 'credited' }),
      ),
    ]).toEqual([
      ['Amount', '100.00 BRL', 'Service fee', '-1.50 BRL', 'Network fee', '-0.25 BRL', 'You receive', '98.25 BRL'],
      ['Amount', '100.00 BRL', 'Credited to you', '100.00 BRL'],
    ]);
  });

  it('receipts: of a withdrawal in each state, of a transfer', () => {
    const states = Object.values(TRANSACTION_STATUS).map((status) =>
      textsOf(h(WithdrawalOrder, { order: { ...ORDER, status }, onDone: nothing })).slice(0, 3),
    );
    const PAYING = 'Your withdrawal was approved and is being paid. We tell you as soon as it is done.';
    expect(states).toEqual([
      ['Withdrawal requested', 'Your withdrawal is being checked. We tell you as soon as it is paid.', 'Created'],
      ['Withdrawal approved', PAYING, 'Approved'],
      ['Withdrawal failed', 'Your withdrawal could not be paid and the amount is back in your balance.', 'Failed'],
      ['Withdrawal paid', 'Your withdrawal has been paid.', 'Done'],
      ['Withdrawal rejected', 'Your withdrawal was rejected and the amount is back in your balance.', 'Rejected'],
      ['Withdrawal approved', PAYING, 'Processing'],
    ]);
    const deposits = Object.values(TRANSACTION_STATUS).map(
      (status) =>
        textsOf(
          h(DepositOrder, {
            order: { ...ORDER, kind: CHANGE_KIND.recharge, status },
            type: 'card',
            onAnother: nothing,
          }),
        )[0],
    );
    const FAILED = 'Deposit of 100.00 BRL failed';
    expect(deposits).toEqual([
      'Deposit 100.00 BRL',
      'Deposit 100.00 BRL',
      FAILED,
      'Deposit 100.00 BRL',
      FAILED,
      'Deposit 100.00 BRL',
    ]);
    const transfer = { to: 'pat@example.com', amount: '12.5' };
    expect([
      textsOf(h(TransferReceipt, { transfer, currency: 'BRL', onDone: nothing })),
      textsOf(h(TransferReceipt, { transfer: undefined, currency: 'BRL', onDone: nothing })),
    ]).toEqual([
      ['Transfer done', 'Receiver', 'pat@example.com', 'Amount', '12.50 BRL', 'Done'],
      ['Transfer done', 'Done'],
    ]);
  });
});
