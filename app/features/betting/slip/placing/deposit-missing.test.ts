import { expect, it } from 'vitest';
import { cricketSingle } from '#app/features/betting/slip/cricket/cricket-single.ts';
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

it('nothing for a stake above the highest that a prize cap does not lower', () => {
  const rules = { prizeCap: [{ from: 1, to: 15, cap: '45' }] };
  const bet = (amount: string) => ({ slip: cricketSingle({ id: 'p1', odd: '1.5', amount }, 'USDT'), rules });
  expect(missingFunds([short('30', '10')], [bet('30')])).toBe('20.00');
  expect(missingFunds([short('30.01', '10')], [bet('30.01')])).toBeUndefined();
  expect(missingFunds([short('60', '10')], [bet('20'), bet('40')])).toBeUndefined();
});
