import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts } from '#engine/money';
import type { Order } from '#contract/entities';
import { CURRENCIES } from '#fixtures/world';
import { paidIn, paidInAs, vipProgress } from './paid-in.ts';

const order = (order_id: string, amount: string, currency = 'USDT', status: Order['status'] = 3) =>
  ({ order_id, amount, currency, status }) as Order;

describe('what has been paid in', () => {
  it('is the exact sum of completed deposits, each once', () => {
    const orders = [
      order('a', '0.1'),
      order('b', '0.2'),
      order('b', '0.2'),
      order('c', '9', 'BRL'),
      order('d', '50', 'USDT', 0),
    ];
    expect(paidIn(orders)).toEqual({ USDT: '0.3', BRL: '9' });
    expect(paidIn([])).toEqual({});
  });

  it('is counted in the currency of the levels at its rate; a currency without a rate counts nothing', () => {
    expect(paidInAs({ USDT: '10.5', BRL: '54.321' }, 'USDT', CURRENCIES)).toBe('20.500000');
    expect(paidInAs({ USDT: '10.5', XYZ: '1000' }, 'USDT', CURRENCIES)).toBe('10.500000');
    expect(paidInAs({}, 'USDT', CURRENCIES)).toBe('0.00');
    expect(() => paidInAs({ XYZ: '1000' }, 'XYZ', CURRENCIES)).toThrow(
      expect.objectContaining({ code: 'unknownCurrency' }),
    );
  });
});

describe('the way to the next level', () => {
  it.each([
    ['0', '0', '500', '500', 0],
    ['120.5', '0', '500', '379.5', 241],
    ['499.999999', '0', '500', '0.000001', 999],
    ['1500', '500', '5000', '3500', 222],
    // A level that was given: the way to the next is the whole of it.
    ['0', '500', '5000', '5000', 0],
    // Paid, but the upstream has not said so yet.
    ['5000', '500', '5000', '0', 1000],
  ])('%s paid between %s and %s: %s more, %i of 1000', (paid, from, to, missing, share) => {
    expect(vipProgress(paid, from, to)).toEqual({ missing, share });
  });

  it('never promises a level too early: what is paid and what is missing reach it, and the bar is full only then', () => {
    const cents = fc
      .integer({ min: 0, max: 1_000_000 })
      .map((units) => `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`);
    fc.assert(
      fc.property(cents, cents, cents, (paid, from, more) => {
        const to = addAmounts(from, addAmounts(more, '0.01'));
        const { missing, share } = vipProgress(paid, from, to);
        expect(compareAmounts(addAmounts(paid, missing), to)).not.toBe(-1);
        expect(share === 1000).toBe(compareAmounts(paid, to) >= 0);
      }),
    );
  });
});
