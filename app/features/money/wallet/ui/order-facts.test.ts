import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import { APPROVAL_STATUS, CHANGE_KIND, type Order, TRANSACTION_STATUS } from '#contract/entities';
import { linesOf } from '#app/test/markup/lines-of.ts';
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
const texts = (lines: readonly string[]) => lines.map((line) => line.replace(/^<dd>Mar [12], 2026.*/, '<dd>the date'));

describe('money in a list of facts', () => {
  it('a withdrawal with its fees, from the amount to the rest', () => {
    expect(texts(linesOf(h(OrderFacts, { order: ORDER })))).toEqual([
      '<div data-testid="order" data-tone="open">',
      '<p role="status">Created',
      '<dl>',
      '<div>',
      '<dt>Channel',
      '<dd>Bank transfer',
      '<div>',
      '<dt>To',
      '<dd>260 0001-9',
      '<div>',
      '<dt>Amount',
      '<dd>100.00 BRL',
      '<div>',
      '<dt>Service fee',
      '<dd>-1.50 BRL',
      '<div>',
      '<dt>Network fee',
      '<dd>-0.25 BRL',
      '<div>',
      '<dt>You receive',
      '<dd>98.25 BRL',
      '<div>',
      '<dt>Approval',
      '<dd>Waiting for approval',
      '<div>',
      '<dt>Date',
      '<dd>the date',
      '<div>',
      '<dt>Order',
      '<dd>W-1',
      '<div>',
      '<dt>Note',
      '<dd>By the morning',
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
    expect(texts(linesOf(h(OrderFacts, { order })))).toEqual([
      '<div data-testid="order" data-tone="good">',
      '<p role="status">Done',
      '<dl>',
      '<div>',
      '<dt>Channel',
      '<dd>Bank transfer',
      '<div>',
      '<dt>Amount',
      '<dd>100.00 BRL',
      '<div>',
      '<dt>Credited to you',
      '<dd>100.00 BRL',
      '<div>',
      '<dt>Date',
      '<dd>the date',
      '<div>',
      '<dt>Order',
      '<dd>W-1',
    ]);
  });

  it('an amount, minus its fees, is what is credited or received', () => {
    const fees = { service_fee: '1.5', network_fee: '0.25' };
    expect([
      linesOf(h(Summary, { amount: '100', currency: 'BRL', fees, total: 'received' })),
      linesOf(
        h(Summary, { amount: '100', currency: 'BRL', fees: { service_fee: '0', network_fee: '0' }, total: 'credited' }),
      ),
    ]).toEqual([
      [
        '<dl>',
        '<dt>Amount',
        '<dd>100.00 BRL',
        '<dt>Service fee',
        '<dd>-1.50 BRL',
        '<dt>Network fee',
        '<dd>-0.25 BRL',
        '<dt>You receive',
        '<dd data-testid="net">98.25 BRL',
      ],
      ['<dl>', '<dt>Amount', '<dd>100.00 BRL', '<dt>Credited to you', '<dd data-testid="net">100.00 BRL'],
    ]);
  });

  it('receipts: of a withdrawal in each state, of a transfer', () => {
    const states = Object.values(TRANSACTION_STATUS).map((status) =>
      linesOf(h(WithdrawalOrder, { order: { ...ORDER, status }, onDone: nothing })).slice(0, 7),
    );
    expect(states).toEqual([
      [
        '<div role="group" tabindex="-1" aria-labelledby="_R_0_" data-outcome="">',
        '<h3 id="_R_0_">Withdrawal requested',
        '<div data-kind="info">',
        '<div>Your withdrawal is being checked. We tell you as soon as it is paid.',
        '<div data-testid="order" data-tone="open">',
        '<p role="status">Created',
        '<dl>',
      ],
      [
        '<div role="group" tabindex="-1" aria-labelledby="_R_0_" data-outcome="">',
        '<h3 id="_R_0_">Withdrawal requested',
        '<div data-kind="info">',
        '<div>Your withdrawal is being checked. We tell you as soon as it is paid.',
        '<div data-testid="order" data-tone="open">',
        '<p role="status">Approved',
        '<dl>',
      ],
      [
        '<div role="group" tabindex="-1" aria-labelledby="_R_0_" data-outcome="">',
        '<h3 id="_R_0_">Withdrawal requested',
        '<div data-kind="error" role="alert">',
        '<div>Your withdrawal could not be paid and the amount is back in your balance.',
        '<div data-testid="order" data-tone="bad">',
        '<p role="status">Failed',
        '<dl>',
      ],
      [
        '<div role="group" tabindex="-1" aria-labelledby="_R_0_" data-outcome="">',
        '<h3 id="_R_0_">Withdrawal requested',
        '<div data-kind="success">',
        '<div>Your withdrawal has been paid.',
        '<div data-testid="order" data-tone="good">',
        '<p role="status">Done',
        '<dl>',
      ],
      [
        '<div role="group" tabindex="-1" aria-labelledby="_R_0_" data-outcome="">',
        '<h3 id="_R_0_">Withdrawal requested',
        '<div data-kind="error" role="alert">',
        '<div>Your withdrawal was rejected and the amount is back in your balance.',
        '<div data-testid="order" data-tone="bad">',
        '<p role="status">Rejected',
        '<dl>',
      ],
      [
        '<div role="group" tabindex="-1" aria-labelledby="_R_0_" data-outcome="">',
        '<h3 id="_R_0_">Withdrawal requested',
        '<div data-kind="info">',
        '<div>Your withdrawal is being checked. We tell you as soon as it is paid.',
        '<div data-testid="order" data-tone="open">',
        '<p role="status">Processing',
        '<dl>',
      ],
    ]);
    const transfer = { to: 'pat@example.com', amount: '12.5' };
    expect([
      linesOf(h(TransferReceipt, { transfer, currency: 'BRL', onDone: nothing })),
      linesOf(h(TransferReceipt, { transfer: undefined, currency: 'BRL', onDone: nothing })),
    ]).toEqual([
      [
        '<div role="group" tabindex="-1" aria-labelledby="_R_0_" data-outcome="" data-testid="transfer-receipt">',
        '<div data-kind="success">',
        '<div>',
        '<strong id="_R_0_">Transfer done',
        '<dl>',
        '<dt>Receiver',
        '<dd>pat@example.com',
        '<dt>Amount',
        '<dd>12.50 BRL',
        '<button type="button" data-look="quiet">Done',
      ],
      [
        '<div role="group" tabindex="-1" aria-labelledby="_R_0_" data-outcome="" data-testid="transfer-receipt">',
        '<div data-kind="success">',
        '<div>',
        '<strong id="_R_0_">Transfer done',
        '<button type="button" data-look="quiet">Done',
      ],
    ]);
  });
});
