import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, currencyPlaces } from '../money/amount.ts';
import { estimateSlip } from '../sports/estimate.ts';
import { totalStake } from '../sports/lines.ts';
import { slipArbitrary } from '../sports/slip.arbitrary.ts';
import type { Slip } from '../sports/slip.ts';
import { checkLimits } from './check-limits.ts';
import { maxStake } from './max-stake.ts';

const slip: Slip = {
  game: 'soccer',
  currency: 'USDT',
  stake: '1',
  multiple: 1,
  passes: ['3-string-4', '3-string-3'],
  matches: ['a', 'b', 'c'].map((id) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '2' }] })),
};

describe('maxStake', () => {
  it('divides what there is by the lines', () => {
    expect(maxStake(slip, { funds: '100', rate: '1' })).toBe('25.000000');
    expect(maxStake({ ...slip, multiple: 3 }, { funds: '100', rate: '1' })).toBe('8.333333');
    expect(maxStake(slip, { funds: '100', bet: { max: '10' }, rate: '2' })).toBe('5.000000');
  });

  it('stops at the bound of the operator, which no rate scales', () => {
    expect(maxStake(slip, { funds: '1000', own: { max: '40' }, rate: '3' })).toBe('10.000000');
    expect(maxStake(slip, { bet: { max: '40' }, own: { max: '60' }, rate: '1' })).toBe('10.000000');
    expect(maxStake(slip, { own: { max: '40' }, rate: '1' })).toBe('10.000000');
  });

  it('stops where the payout would pass its maximum', () => {
    // Four lines of 2 x 2 and one of 2 x 2 x 2 pay 20 for a stake of 1.
    expect(maxStake(slip, { funds: '1000', bonus: { max: '50' }, rate: '1' })).toBe('2.500000');
  });

  it('is nothing without money, and unbounded without bounds', () => {
    expect(maxStake(slip, { funds: '0', rate: '1' })).toBe('0.000000');
    expect(maxStake(slip, { rate: '1' })).toBeUndefined();
    expect(maxStake(slip, { bet: { max: '0' }, rate: '1' })).toBeUndefined();
  });
});

describe('properties', () => {
  it('no warning at the highest stake, one at a unit more', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(
        slipArbitrary(),
        money,
        money,
        money,
        fc.constantFrom('1', '5.4321'),
        (drawn, funds, bet, bonus, rate) => {
          const bounds = { funds, bet: { max: bet }, bonus: { max: bonus }, rate };
          const stake = maxStake(drawn, bounds) ?? '';
          const warnings = (bid: Slip) =>
            checkLimits({
              scope: 'sport',
              amount: totalStake(bid),
              estimate: estimateSlip(bid).max,
              currency: bid.currency,
              ...bounds,
            }).warnings;
          const unit = `0.${'1'.padStart(currencyPlaces(drawn.currency), '0')}`;
          expect(warnings({ ...drawn, stake })).toEqual([]);
          expect(warnings({ ...drawn, stake: addAmounts(stake, unit) })).not.toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
