import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts } from '../../money/amount.ts';
import { oddsText, slipArbitrary } from '../slip.arbitrary.ts';
import { cut, everyLine, fraction, placesOf, plus, times, ZERO, type Fraction } from '../slip.reference.ts';
import type { Slip } from '../slip.ts';
import { CASH_OUT_MARGIN, quoteCashOut, type CashOutLeg } from './quote.ts';
import { quoteSlipCashOut } from './quote-slip.ts';

const double = (passes: readonly string[]): Slip => ({
  game: 'soccer',
  currency: 'BRL',
  stake: '10',
  multiple: 2,
  passes: [...passes],
  matches: [
    { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '2' }] },
    { id: 'b', picks: [{ market: 'wl', outcome: 'w', odds: '3' }] },
  ],
});
const legsOf = (slip: Slip, legs: readonly Omit<CashOutLeg, 'placed'>[]): CashOutLeg[] => {
  const odds = slip.matches.flatMap(({ picks }) => picks.map((pick) => pick.odds));
  return odds.map((placed, index) => ({ state: 'open', live: placed, ...legs[index % legs.length], placed }));
};

const slipAndLegs = slipArbitrary({}).chain((slip) => {
  const count = slip.matches.reduce((sum, { picks }) => sum + picks.length, 0);
  const leg = fc.record({ state: fc.constantFrom('open', 'won', 'lost', 'void'), live: oddsText } as const);
  return fc.record({
    slip: fc.constant(slip),
    legs: fc.array(leg, { minLength: count, maxLength: count }).map((legs) => legsOf(slip, legs)),
  });
});

/** Line by line, in fractions, without the polynomial. */
function byLines(slip: Slip, legs: readonly CashOutLeg[]): string {
  const share: Fraction = { over: 96n, under: 100n };
  const flat = new Map<string, CashOutLeg>();
  let next = 0;
  for (const [match, { picks }] of slip.matches.entries())
    for (const pick of picks.keys()) flat.set(`${match} ${pick}`, legs[next++] as CashOutLeg);
  let total = ZERO;
  for (const line of everyLine(slip)) {
    let worth = share;
    for (const [match, pick] of line) {
      const leg = flat.get(`${match} ${pick}`) as CashOutLeg;
      const live = fraction(leg.live ?? '1');
      if (leg.state === 'lost') worth = ZERO;
      if (leg.state === 'won' || leg.state === 'open') worth = times(worth, fraction(leg.placed));
      if (leg.state === 'open') worth = times(times(worth, { over: live.under, under: live.over }), share);
    }
    total = plus(total, worth);
  }
  return cut(times(times(total, fraction(slip.stake)), { over: BigInt(slip.multiple), under: 1n }), placesOf(slip));
}

describe('quoteSlipCashOut', () => {
  it('adds up what each line is worth', () => {
    const slip = double(['single', '2-string-1']);
    // Two singles of 20 at 0.9216, a double of 20 at 0.884736.
    expect(quoteSlipCashOut(slip, legsOf(slip, [{ state: 'open' }]))).toBe('54.55');
    expect(quoteSlipCashOut(slip, legsOf(slip, [{ state: 'won' }, { state: 'lost' }]))).toBe('38.40');
  });

  it('says of one line what quoteCashOut says', () => {
    const slip = double(['2-string-1']);
    const legs = legsOf(slip, [{ state: 'won' }, { state: 'open', live: '1.5' }]);
    expect(quoteSlipCashOut(slip, legs)).toBe(quoteCashOut({ stake: '20', currency: 'BRL', legs }));
  });

  it('refuses legs that do not fit the picks', () => {
    expect(() => quoteSlipCashOut(double(['single']), [])).toThrow(
      expect.objectContaining({ code: 'missingValue', path: 'legs' }),
    );
  });

  describe('properties', () => {
    it('is the sum over all lines, exactly', () => {
      fc.assert(
        fc.property(slipAndLegs, ({ slip, legs }) => {
          expect(CASH_OUT_MARGIN).toBe('0.04');
          expect(quoteSlipCashOut(slip, legs)).toBe(byLines(slip, legs));
        }),
        { numRuns: 150 },
      );
    });

    it('never falls when the odds of an open leg shorten, nor with a smaller margin', () => {
      fc.assert(
        fc.property(slipAndLegs, ({ slip, legs }) => {
          const shorter = legs.map((leg) => ({ ...leg, live: '1.00' }));
          const quote = quoteSlipCashOut(slip, legs);
          expect(compareAmounts(quoteSlipCashOut(slip, shorter), quote)).toBeGreaterThanOrEqual(0);
          expect(compareAmounts(quoteSlipCashOut(slip, legs, '0'), quote)).toBeGreaterThanOrEqual(0);
          expect(addAmounts(quote, '0')).toBe(quote);
        }),
        { numRuns: 150 },
      );
    });
  });
});
