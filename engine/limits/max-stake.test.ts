import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, currencyPlaces } from '../money/amount.ts';
import { estimateUnderRules } from '../sports/estimate-under-rules.ts';
import { totalStake } from '../sports/lines.ts';
import { RULE_TABLE } from '../sports/rule-table.ts';
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

  it('stops below a prize cap, where more could not win any more', () => {
    const treble: Slip = { ...slip, passes: ['3-string-1'] };
    const rules = { prizeCap: [{ from: 3, to: 3, cap: '4500' }] };
    expect(maxStake(treble, { funds: '10000', rate: '1', rules })).toBe('4499.999999');
    expect(maxStake(treble, { funds: '100', rate: '1', rules })).toBe('100.000000');
    expect(maxStake(treble, { funds: '10000', rate: '1' })).toBe('10000.000000');
  });

  it('stops below a withholding that takes all of the gain', () => {
    const low: Slip = {
      ...slip,
      passes: ['single'],
      matches: slip.matches
        .slice(0, 1)
        .map((match) => ({ ...match, picks: [{ market: 'wl', outcome: 'w', odds: '1.2' }] })),
    };
    const rules = { withholding: { threshold: '20000', rate: '0.2' } };
    expect(maxStake(low, { funds: '50000', rate: '1', rules })).toBe('16666.666667');
  });

  it('is nothing where no stake can win', () => {
    const both: Slip = {
      ...slip,
      passes: ['single'],
      matches: [
        {
          id: 'a',
          picks: [
            { market: 'wl', outcome: 'w', odds: '1.5' },
            { market: 'wl', outcome: 'l', odds: '1.9' },
          ],
        },
      ],
    };
    expect(maxStake(both, { funds: '100', rate: '1' })).toBe('0.000000');
    // Two places: 0.19 at 1.05 pays 0.19, and 0.20 pays 0.21.
    const short = (funds: string) =>
      maxStake(
        {
          ...slip,
          currency: 'BRL',
          passes: ['single'],
          matches: [{ id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.05' }] }],
        },
        { funds, rate: '1' },
      );
    expect(short('0.19')).toBe('0.00');
    expect(short('0.30')).toBe('0.30');
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
        fc.constantFrom(undefined, ...Object.values(RULE_TABLE)),
        (drawn, funds, bet, bonus, rate, rules) => {
          const bounds = { funds, bet: { max: bet }, bonus: { max: bonus }, rate };
          const stake = maxStake(drawn, { ...bounds, rules }) ?? '';
          const warnings = (bid: Slip) =>
            checkLimits({
              scope: 'sport',
              amount: totalStake(bid),
              estimate: estimateUnderRules(bid, rules ?? {}).max,
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
