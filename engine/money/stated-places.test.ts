import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLimits } from '../limits/check-limits.ts';
import { maxStake } from '../limits/max-stake.ts';
import { estimateMarkSix } from '../lottery/mark-six/estimate-mark-six.ts';
import { estimateRace } from '../lottery/pk10/estimate-race.ts';
import { cashOutPart } from '../sports/cash-out/part.ts';
import { settleCricket } from '../sports/cricket/settle-cricket.ts';
import { estimateSingles } from '../sports/estimate-singles.ts';
import { estimateSlip } from '../sports/estimate.ts';
import { settleSlip } from '../sports/settle.ts';
import type { Slip } from '../sports/slip.ts';
import { compareAmounts, convertAmount, truncateAmount } from './amount.ts';
import { convertBetween } from './convert-between.ts';
import { type Currency, currencyPlaces } from './currency.ts';
import { prizeOf } from './prize.ts';
import { roundUpAmount } from './round-up.ts';

const JPY = { code: 'JPY', places: 0 };
const KWD = { code: 'KWD', places: 3 };

const slipIn = (currency: string, places: number | undefined, stake: string): Slip => ({
  game: 'soccer',
  currency,
  places,
  stake,
  multiple: 1,
  passes: ['single'],
  matches: [{ id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.857' }] }],
});
const WON = { a: { wins: ['wl:w'] } };

describe('a currency that states its places', () => {
  it('has them, and one that does not has those of the specification', () => {
    expect([JPY, KWD, 'JPY', 'KWD', 'USDT'].map(currencyPlaces)).toEqual([0, 3, 2, 2, 6]);
  });

  it.each([-1, 7, 1.5, Number.NaN])('is refused with %d of them', (places) => {
    expect(() => currencyPlaces({ code: 'JPY', places })).toThrow('places: places are a whole number from 0 to 6');
  });

  it.each([
    ['JPY', 0, '101', '187', '187'],
    ['KWD', 3, '1.005', '1.866', '1.866'],
  ])('pays a slip of %s in %i places', (currency, places, stake, estimate, payout) => {
    const slip = slipIn(currency, places, stake);
    expect(estimateSlip(slip)).toMatchObject({ max: estimate, stake });
    expect(settleSlip(slip, WON).payout).toBe(payout);
    expect(estimateSingles(slip, [stake]).max).toBe(estimate);
  });

  it('takes no stake that is finer than it: 1.5 JPY, 0.0005 KWD', () => {
    expect(() => estimateSlip(slipIn('JPY', 0, '1.5'))).toThrow(
      'stake: "JPY" has 0 places after the point: shorten "1.5" to 0',
    );
    expect(() => estimateSlip(slipIn('KWD', 3, '0.0005'))).toThrow('stake: "KWD" has 3 places after the point');
  });

  it('is converted to in its places, over a rate and between two', () => {
    expect(convertAmount('1.99', '149.51', JPY)).toBe('297');
    expect(convertAmount('1.99', '0.307', KWD)).toBe('0.610');
    expect(convertBetween('1', { from: '0.307', to: '149.51' }, JPY)).toBe('487');
    expect(convertBetween('1000', { from: '149.51', to: '0.307' }, KWD)).toBe('2.053');
  });

  it('is what prizes, lotteries, cricket and cash-outs are paid in', () => {
    expect(prizeOf({ amount: '101', odds: '1.857' }, JPY)).toBe('187');
    expect(estimateRace([{ market: 'place', place: 1, selection: 1, amount: '101', odds: '1.857' }], JPY).max).toBe(
      '187',
    );
    expect(estimateMarkSix([], '2026-03-01', JPY).stake).toBe('0');
    expect(settleCricket({ 1: { odd: '1.857', amount: '101' } }, {}, JPY).max).toBe('187');
    expect(cashOutPart(slipIn('JPY', 0, '100'), '81', '33')).toMatchObject({ paid: '26', sold: '33', left: '67' });
  });

  it('bounds a stake by amounts that it has: minimums are rounded up, maximums cut', () => {
    const bounds = { bet: { min: '1', max: '2' }, own: { min: '0.5', max: '1000.9' }, game: { min: '1', max: '3' } };
    const of = (currency: Currency) =>
      checkLimits({ scope: 'lottery', amount: '149', currency, rate: '149.51', ...bounds });
    expect(of(JPY)).toEqual({
      warnings: [
        { name: 'belowMinBet', amount: '149', limit: '150', currency: 'JPY' },
        { name: 'belowLotteryGameMinBet', amount: '149', limit: '150', currency: 'JPY' },
      ],
      margin: { lower: '150', upper: '299' },
    });
    expect(of('JPY').margin).toEqual({ lower: '149.51', upper: '299.02' });
  });

  it('keeps a maximum that is less than its smallest amount', () => {
    const { warnings } = checkLimits({ scope: 'sport', amount: '1', currency: JPY, rate: '1', bet: { max: '0.5' } });
    expect(warnings).toEqual([{ name: 'exceedsMaxBet', amount: '1', limit: '0', currency: 'JPY' }]);
  });

  it.each([
    ['245.5', 0, '246'],
    ['245', 0, '245'],
    ['23.391', 2, '23.40'],
    ['0.0000001', 6, '0.000001'],
    ['-1.5', 0, '-1'],
    ['0', 3, '0.000'],
  ])('%s is rounded up to %i places: %s', (amount, places, rounded) => {
    expect(roundUpAmount(amount, places)).toBe(rounded);
  });

  it('bounds a stake in whole units, and warnings name its code', () => {
    expect(maxStake(slipIn('JPY', 0, '1'), { funds: '1000.99', rate: '1' })).toBe('1000');
    expect(
      checkLimits({ scope: 'sport', amount: '1', currency: JPY, rate: '149.51', bet: { min: '1' } }).warnings,
    ).toEqual([{ name: 'belowMinBet', amount: '1', limit: '150', currency: 'JPY' }]);
  });

  it('is paid the exact amount, cut to its places, for any places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 10 ** 9 }), (places, units) => {
        const stake = truncateAmount((units / 1000).toFixed(3), places);
        fc.pre(compareAmounts(stake, '0') > 0);
        const { payout } = settleSlip(slipIn('XXX', places, stake), WON);
        expect(payout).toBe(convertAmount(stake, '1.857', { code: 'XXX', places }));
        expect(payout.split('.')[1]?.length ?? 0).toBe(places);
      }),
    );
  });
});
