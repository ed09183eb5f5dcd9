import { expect, it } from 'vitest';
import { TRANSACTION_STATUS } from '#contract/entities';
import { ORDER } from '#app/features/money/wallet/channels.fixture.ts';
import { newerOrder } from './newer-order.ts';

it('an open deposit is shown as the list has it, but for a list that was read before it was paid', () => {
  const paid = { ...ORDER, status: TRANSACTION_STATUS.success, updated_at: '2026-03-14T12:05:00.000Z' };
  expect(newerOrder(ORDER, undefined)).toBe(ORDER);
  expect(newerOrder(ORDER, paid)).toBe(paid);
  expect(newerOrder(paid, ORDER)).toBe(paid);
});
