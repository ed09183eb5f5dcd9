import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts } from '../../money/amount.ts';
import { estimateSlip } from '../estimate.ts';
import { totalStake } from '../lines.ts';
import { oddsText, slipArbitrary } from '../slip.arbitrary.ts';
import { cut, everyLine, fraction, placesOf } from '../slip.reference.ts';
import type { Slip } from '../slip.ts';
import { cashOutPart, lineStakeWithin } from './part.ts';
import { quoteSlipCashOut } from './quote-slip.ts';

const double: Slip = {
  game: 'soccer',
  currency: 'BRL',
  stake: '10',
  multiple: 1,
  passes: ['single', '2-string-1'],
  matches: [
    { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '2' }] },
    { id: 'b', picks: [{ market: 'wl', outcome: 'w', odds: '3' }] },
  ],
};

const units = (amount: string, slip: Slip) => BigInt(cut(fraction(amount), placesOf(slip)).replace('.', ''));
const ofUnits = (digits: bigint, slip: Slip) =>
  cut({ over: digits, under: 10n ** BigInt(placesOf(slip)) }, placesOf(slip));

/** A slip, what it is worth, and a part of its stake. */
const sale = slipArbitrary({}).chain((slip) => {
  const picks = slip.matches.flatMap((match) => match.picks);
  const whole = units(slip.stake, slip);
  return fc
    .record({
      sold: fc.bigInt({ min: 1n, max: whole > 2n ? whole - 1n : 1n }),
      live: fc.array(oddsText, { minLength: picks.length, maxLength: picks.length }),
    })
    .map(({ sold, live }) => {
      const big = whole > 1n ? slip : { ...slip, stake: '2' };
      const legs = picks.map(({ odds }, index) => ({ state: 'open' as const, placed: odds, live: live[index] ?? '2' }));
      return { slip: big, sold: ofUnits(sold, big), legs, offer: quoteSlipCashOut(big, legs) };
    });
});

describe('cashOutPart', () => {
  it('pays the share of the offer, and the rest goes on at its odds', () => {
    expect(cashOutPart(double, '54.55', '2.5')).toEqual({
      // A quarter of 54.55 is 13.6375.
      paid: '13.63',
      sold: '7.50',
      left: '22.50',
      rest: { ...double, stake: '7.50' },
    });
  });

  it.each(['0', '10', '10.01', '-1', '0.001', 'x'])('sells no stake of %s', (stake) => {
    expect(() => cashOutPart(double, '54.55', stake)).toThrow(expect.objectContaining({ path: 'soldStake' }));
  });

  it.each(['-1', 'x', ''])('takes no offer of %j', (offer) => {
    expect(() => cashOutPart(double, offer, '1')).toThrow(expect.objectContaining({ path: 'offer' }));
  });
});

describe('lineStakeWithin', () => {
  it('is truncated, and never costs more than named', () => {
    expect(lineStakeWithin(double, '10')).toBe('3.33');
    expect(lineStakeWithin({ ...double, multiple: 2, currency: 'USDT' }, '10')).toBe('1.666666');
    expect(lineStakeWithin(double, '0.02')).toBe('0.00');
    expect(() => lineStakeWithin(double, 'x')).toThrow(expect.objectContaining({ path: 'total' }));
  });
});

describe('properties', () => {
  it('sold and remaining stake are the stake of before, exactly, and returns are those of the remaining stake', () => {
    fc.assert(
      fc.property(sale, ({ slip, sold, offer }) => {
        const part = cashOutPart(slip, offer, sold);
        const { rest } = part;
        expect(compareAmounts(addAmounts(sold, rest.stake), slip.stake)).toBe(0);
        expect(compareAmounts(addAmounts(part.sold, part.left), totalStake(slip))).toBe(0);
        // By the reference: every line at its remaining stake.
        const lines = BigInt(everyLine(slip).length * slip.multiple);
        expect(part.left).toBe(ofUnits(units(rest.stake, slip) * lines, slip));
        expect(rest).toEqual({ ...slip, stake: rest.stake });
        const whole = estimateSlip(slip).max;
        const parts = addAmounts(estimateSlip(rest).max, estimateSlip({ ...slip, stake: sold }).max);
        expect([whole, ofUnits(units(whole, slip) - 1n, slip)]).toContain(parts);
      }),
      { numRuns: 100 },
    );
  });

  it('the paid amount is the share of the offer, cut', () => {
    fc.assert(
      fc.property(sale, ({ slip, sold, offer }) => {
        const [all, one, stake] = [fraction(offer), fraction(sold), fraction(slip.stake)];
        const share = { over: all.over * one.over * stake.under, under: all.under * one.under * stake.over };
        expect(cashOutPart(slip, offer, sold).paid).toBe(cut(share, placesOf(slip)));
      }),
      { numRuns: 100 },
    );
  });

  it('parts pay no more than the whole bet, however they are sold, and never more than they are worth alone', () => {
    fc.assert(
      fc.property(sale, ({ slip, sold, legs, offer }) => {
        const first = cashOutPart(slip, offer, sold);
        const then = quoteSlipCashOut(first.rest, legs);
        expect(compareAmounts(addAmounts(first.paid, then), offer)).not.toBe(1);
        const alone = quoteSlipCashOut({ ...slip, stake: sold }, legs);
        expect([alone, ofUnits(units(alone, slip) - 1n, slip)]).toContain(first.paid);
      }),
      { numRuns: 100 },
    );
  });

  it('a total buys as much of each line as it can', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => cut({ over: BigInt(value), under: 100n }, 2));
    fc.assert(
      fc.property(slipArbitrary({}), cents, (slip, total) => {
        const stake = lineStakeWithin(slip, total);
        const cost = (line: bigint) => line * BigInt(everyLine(slip).length * slip.multiple);
        expect(cost(units(stake, slip)) <= units(total, slip)).toBe(true);
        expect(cost(units(stake, slip) + 1n) > units(total, slip)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
