import { expect, it } from 'vitest';
import type { Reason } from '#app/features/betting/slip/pricing/reasons.ts';
import { missingFunds } from './deposit-missing.tsx';

const short = (amount: string, limit: string): Reason => ({
  kind: 'limit',
  warning: { name: 'insufficientAccountBalance', amount, limit, currency: 'USDT' },
});

it('what a bet costs beyond the balance, in whole cents', () => {
  expect(missingFunds([short('33.40', '10')])).toBe('23.40');
  expect(missingFunds([short('33.390001', '10')])).toBe('23.40');
  expect(missingFunds([short('33.40', '10'), { kind: 'oddsMoved', count: 1 }])).toBe('23.40');
});

it('nothing where a deposit alone is not enough', () => {
  expect(missingFunds([])).toBeUndefined();
  expect(missingFunds([{ kind: 'multiple' }])).toBeUndefined();
  expect(missingFunds([short('33.40', '10'), { kind: 'picksGone', count: 1 }])).toBeUndefined();
});
