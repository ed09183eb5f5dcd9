import { expect, it } from 'vitest';
import { PRIZE_CAPS, RULE_TABLE, WITHHOLDINGS } from './rule-table.ts';

// A version never changes once a slip was settled by it.
it('versions of the rules are what they were', () => {
  const official = [
    { from: 1, to: 1, cap: '100000' },
    { from: 2, to: 3, cap: '200000' },
    { from: 4, to: 5, cap: '500000' },
    { from: 6, to: 15, cap: '1000000' },
  ];
  const specification = [
    { from: 1, to: 1, cap: '10200' },
    { from: 3, to: 20, cap: '4500' },
    { from: 50, to: 60, cap: '6100' },
  ];
  const tax = { official: { threshold: '10000', rate: '0.2' }, specification: { threshold: '20000', rate: '0.2' } };
  expect(PRIZE_CAPS).toEqual({ official, specification });
  expect(WITHHOLDINGS).toEqual(tax);
  expect(RULE_TABLE).toEqual({
    'platform-1': {},
    'platform-text-1': { prizeCap: specification, withholding: tax.specification },
    'official-1': { rounding: 'half-even-line', prizeCap: official, withholding: tax.official },
  });
});
