import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, type Reason } from './reasons.ts';

const limit = (name: 'exceedsMaxBet' | 'insufficientAccountBalance' | 'exceedsMaxMultiple'): Reason => ({
  kind: 'limit',
  warning: { name, amount: '2', limit: '1', currency: 'USDT' },
});
const ORDERED: readonly Reason[] = [
  { kind: 'limit', warning: { name: 'disabledRegions', region: 'XB' } },
  { kind: 'picksGone', count: 1 },
  { kind: 'picksSuspended', count: 2 },
  { kind: 'pricesUnknown' },
  { kind: 'linesMoved', count: 1 },
  { kind: 'oddsMoved', count: 1 },
  { kind: 'noLines', bankers: 3, longest: 2 },
  { kind: 'tooManyLines', lines: '1073741778', most: '10000' },
  { kind: 'multiple' },
  limit('exceedsMaxMultiple'),
  { kind: 'stake', problem: 'notANumber', currency: 'USDT' },
  { kind: 'stake', problem: 'empty', currency: 'USDT' },
  limit('insufficientAccountBalance'),
  limit('exceedsMaxBet'),
];

describe('the order of reasons', () => {
  it('is one, however they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ORDERED]), (some) => {
        expect(inOrder(some)).toEqual(ORDERED.filter((reason) => some.includes(reason)));
      }),
    );
  });
});
