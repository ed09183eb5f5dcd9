import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAmounts } from '../money/amount.ts';
import { estimateUnderRules } from '../sports/estimate-under-rules.ts';
import type { Slip } from '../sports/slip.ts';
import { slipArbitrary } from '../sports/slip.arbitrary.ts';
import { withheldOf } from './withheld.ts';

const TAX = { withholding: { threshold: '20000', rate: '0.2' } };
const double = (stake: string, multiple = 1): Slip => ({
  game: 'soccer',
  currency: 'BRL',
  stake,
  multiple,
  passes: ['2-string-1'],
  matches: ['a', 'b'].map((id) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '3' }] })),
});

describe('what is withheld from the highest return', () => {
  it('is the share of the whole prize above the threshold, and nothing of one that reaches it', () => {
    expect(withheldOf(double('3000'), TAX)).toEqual({
      gross: '27000.00',
      withheld: '5400.00',
      paid: '21600.00',
      isExact: true,
    });
    expect(withheldOf(double('2000', 1), { withholding: { threshold: '18000', rate: '0.2' } })).toBeUndefined();
    expect(withheldOf(double('100'), TAX)).toBeUndefined();
    expect(withheldOf(double('3000'), {})).toBeUndefined();
  });

  it('is taken after the cap of a line and its multiple', () => {
    const rules = { ...TAX, prizeCap: [{ from: 2, to: 2, cap: '4500' }] };
    expect(withheldOf(double('3000'), rules)).toBeUndefined();
    expect(withheldOf(double('3000', 5), rules)).toMatchObject({ gross: '22500.00', withheld: '4500.00' });
  });

  it('is an upper bound where two picks of one match cannot both win', () => {
    const both = double('3000').matches.map((match) => ({
      ...match,
      picks: [...match.picks, { market: 'wl', outcome: 'l', odds: '3' } as const],
    }));
    expect(withheldOf({ ...double('3000'), matches: both }, TAX)).toMatchObject({ isExact: false });
  });

  it('is an upper bound where no score makes a pick win: basketball has no draw', () => {
    const drawn = { market: 'handicap', outcome: 'd', odds: '1.00' } as const;
    const wins = { market: 'handicap', outcome: 'w', odds: '1.00' } as const;
    const slip: Slip = {
      game: 'basketball',
      currency: 'USDT',
      stake: '2',
      multiple: 1,
      passes: [],
      folds: [1],
      matches: [
        { id: 'm0', handicap: '0', picks: [drawn] },
        { id: 'm1', handicap: '-12.5', picks: [wins] },
      ],
    };
    expect(withheldOf(slip, { withholding: { threshold: '0', rate: '0.01' } })).toMatchObject({ isExact: false });
  });

  it('with one pick on each match leaves what the estimate says is paid', () => {
    const rules = fc
      .tuple(fc.integer({ min: 0, max: 50_000 }), fc.bigInt({ min: 1n, max: 100n }))
      .map(([threshold, rate]) => ({
        withholding: { threshold: String(threshold), rate: `${rate / 100n}.${String(rate % 100n).padStart(2, '0')}` },
      }));
    fc.assert(
      fc.property(slipArbitrary({}), rules, (slip, tax) => {
        const taken = withheldOf(slip, tax);
        if (taken === undefined) return;
        expect(taken.withheld).toBe(subtractAmounts(taken.gross, taken.paid));
        if (taken.isExact) expect(taken.paid).toBe(estimateUnderRules(slip, tax).max);
      }),
      { numRuns: 200 },
    );
  });
});
