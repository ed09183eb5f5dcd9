import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts } from '../../money/amount.ts';
import { estimateSlip } from '../estimate.ts';
import { oddsText, slipArbitrary } from '../slip.arbitrary.ts';
import { cut, everyLine, fraction, placesOf, plus, shareOf, times, ZERO, type Fraction } from '../slip.reference.ts';
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

const onlyWinner = ({ id, banker, picks: [pick] }: Slip['matches'][number]): Slip['matches'][number] => ({
  id,
  ...(banker !== undefined && { banker }),
  picks: [{ market: 'outright', outcome: 'o', odds: pick?.odds ?? '1' }],
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
    const isVoid = line.every(([match, pick]) => flat.get(`${match} ${pick}`)?.state === 'void');
    let worth = times(share, shareOf(slip, isVoid));
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

  it('offers 0.65 of it in bd, as its lines pay, and the whole of a stake that comes back', () => {
    const slip = { ...double(['single', '2-string-1']), game: 'bd' as const };
    expect(quoteSlipCashOut(slip, legsOf(slip, [{ state: 'open' }]))).toBe('35.46');
    // A single of 20 that comes back, and 0.65 of one of 20 and of the double, at 0.9216.
    expect(quoteSlipCashOut(slip, legsOf(slip, [{ state: 'void' }, { state: 'open' }]))).toBe('43.16');
  });

  it('says of one line what quoteCashOut says', () => {
    for (const game of ['soccer', 'bd'] as const) {
      const slip = { ...double(['2-string-1']), game };
      const legs = legsOf(slip, [{ state: 'won' }, { state: 'open', live: '1.5' }]);
      expect(quoteSlipCashOut(slip, legs)).toBe(quoteCashOut({ game, stake: '20', currency: 'BRL', legs }));
      const back = legsOf(slip, [{ state: 'void' }, { state: 'void' }]);
      expect(quoteSlipCashOut(slip, back)).toBe(quoteCashOut({ game, stake: '20', currency: 'BRL', legs: back }));
    }
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

    it('is never above the highest return of its picks', () => {
      fc.assert(
        fc.property(slipAndLegs, ({ slip: drawn, legs: all }) => {
          // One pick that can win on each match, and no stake that comes back: what a bet pays at most is what it is worth at most.
          const slip = { ...drawn, matches: drawn.matches.map(onlyWinner) };
          const legs = legsOf(slip, all).map((leg) => (leg.state === 'void' ? { ...leg, state: 'won' as const } : leg));
          expect(compareAmounts(quoteSlipCashOut(slip, legs), estimateSlip(slip).max)).not.toBe(1);
        }),
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
