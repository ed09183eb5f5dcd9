import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts } from '../money/amount.ts';
import { estimateSingles } from './estimate-singles.ts';
import { estimateSlip } from './estimate.ts';
import { settleSlip } from './settle.ts';
import { resultsFor, slipArbitrary } from './slip.arbitrary.ts';
import type { Slip } from './slip.ts';

const slip: Slip = {
  game: 'soccer',
  currency: 'USDT',
  stake: '9',
  multiple: 7,
  passes: [],
  matches: [
    {
      id: 'a',
      picks: [
        { market: 'wl', outcome: 'w', odds: '2' },
        { market: 'wl', outcome: 'l', odds: '4' },
        { market: 'goals', outcome: '3', odds: '3' },
      ],
    },
    { id: 'b', picks: [{ market: 'wl', outcome: 'd', odds: '3.5' }] },
  ],
};

describe('estimateSingles', () => {
  it('never counts home and away of one match together', () => {
    // Away and three goals: 4 x 4 + 1 x 3; the draw of the other match: 2 x 3.5.
    expect(estimateSingles(slip, ['1', '4', '1', '2'])).toEqual({
      lines: '4',
      stake: '8.000000',
      max: '26.000000',
      guaranteed: '0.000000',
      min: '2.000000',
    });
  });

  it('cuts every bet by itself, and takes the share of bd', () => {
    const of = (game: Slip['game'], currency: string) =>
      estimateSingles(
        {
          game,
          currency,
          matches: ['a', 'b'].map((id) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '1.55' }] })),
        },
        ['0.33', '0.33'],
      ).max;
    // 0.33 x 1.55 = 0.5115, twice cut to 0.51.
    expect(of('soccer', 'BRL')).toBe('1.02');
    expect(of('bd', 'USDT')).toBe('0.664950');
  });

  it('pays each bet under the rules: the caps hold for bets that exclude each other, too', () => {
    const rules = { prizeCap: [{ from: 1, to: 1, cap: '6' }] };
    // Of away and three goals, 16 and 3: 6 and 3. The draw of the other match: 7, so 6.
    expect(estimateSingles(slip, ['1', '4', '1', '2'], rules)).toEqual({
      lines: '4',
      stake: '8.000000',
      max: '15.000000',
      guaranteed: '0.000000',
      min: '2.000000',
    });
    const covered = (id: string) => ({
      id,
      picks: ['w', 'd', 'l'].map((outcome) => ({ market: 'wl' as const, outcome, odds: '3' })),
    });
    const six = { ...slip, matches: [covered('a'), covered('b')] };
    const stakes = ['1', '1', '4', '3', '3', '3'];
    expect(estimateSingles(six, stakes)).toMatchObject({ max: '21.000000', guaranteed: '12.000000', min: '12.000000' });
    // Each match pays for one outcome: 3, 3 or 6 of the first, 6 of the second.
    expect(estimateSingles(six, stakes, rules)).toMatchObject({
      max: '12.000000',
      guaranteed: '9.000000',
      min: '9.000000',
    });
    expect(estimateSingles(six, ['0', '0', '0', '0', '0', '4'], rules)).toMatchObject({
      max: '6.000000',
      min: '6.000000',
    });
    expect(estimateSingles(six, stakes, {})).toEqual(estimateSingles(six, stakes));
  });

  it('withholds of each bet, also where nothing has a cap', () => {
    const rules = { withholding: { threshold: '5', rate: '0.5' } };
    // Of away and three goals, 16 and 3: 8 and 3. The draw of the other match: 7, so 3.5.
    expect(estimateSingles(slip, ['1', '4', '1', '2'], rules)).toMatchObject({ max: '14.500000', min: '2.000000' });
  });

  it('ignores bets of zero: the minimum is that of a bet with a stake', () => {
    const two = {
      ...slip,
      matches: ['a', 'b'].map((id) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '2' }] })),
    };
    expect(estimateSingles(two as Slip, ['0', '5'])).toMatchObject({ max: '10.000000', min: '10.000000' });
    expect(estimateSingles(two as Slip, ['0', '0'])).toMatchObject({ max: '0.000000', min: '0.000000' });
  });

  it('refuses a stake too many, and one finer than the currency', () => {
    expect(() => estimateSingles(slip, ['1', '1', '1', '1', '1'])).toThrow(
      expect.objectContaining({ code: 'outOfRange', path: 'stakes', message: expect.stringContaining('4') as unknown }),
    );
    expect(() => estimateSingles(slip, ['1', '1', '1', '0.0000001'])).toThrow(
      expect.objectContaining({ code: 'tooManyPlaces', path: 'stakes[3]' }),
    );
  });

  it('refuses a stake that is none, and Asian lines', () => {
    const asian = { id: 'a', picks: [{ market: 'asian_total', outcome: 'over', odds: '1.9', line: '2.25' } as const] };
    expect(() => estimateSingles({ ...slip, matches: [asian] }, ['1'])).toThrow(
      expect.objectContaining({ code: 'impossiblePick' }),
    );
    expect(() => estimateSingles(slip, ['1', '-1', '1', '1'])).toThrow(expect.objectContaining({ path: 'stakes[1]' }));
    expect(() => estimateSingles(slip, ['1'])).toThrow(expect.objectContaining({ path: 'stakes[1]' }));
  });
});

describe('properties', () => {
  const drawn = slipArbitrary({ games: ['soccer', 'basketball'] }).map((any) => ({
    ...any,
    matches: any.matches.flatMap((match) => {
      const picks = match.picks.filter(({ market }) => !market.startsWith('asian'));
      return picks.length === 0 ? [] : [{ ...match, picks }];
    }),
  }));

  it('with one stake on everything it is the slip of singles, but for what is cut of each bet', () => {
    fc.assert(
      fc.property(drawn, (any) => {
        fc.pre(any.matches.length > 0);
        const singles: Slip = { ...any, stake: '2', multiple: 1, passes: ['single'], currency: 'USDT' };
        const { folds: _, ...plain } = singles;
        const matches = plain.matches.map(({ banker: _banker, ...match }) => match);
        const stakes = matches.flatMap(({ picks }) => picks.map(() => '2'));
        // Two units and odds of a few places are never cut.
        expect(estimateSingles({ ...plain, matches }, stakes)).toEqual(estimateSlip({ ...plain, matches }));
      }),
    );
  });

  it('no result pays the bets more than the maximum, nor less than is guaranteed, with and without a cap', () => {
    fc.assert(
      fc.property(
        drawn.chain((any) =>
          fc.tuple(
            fc.constant(any),
            resultsFor(any),
            fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 12, maxLength: 12 }),
            fc.constantFrom({}, { prizeCap: [{ from: 1, to: 1, cap: '7' }] }),
          ),
        ),
        ([any, results, cents, rules]) => {
          fc.pre(any.matches.length > 0);
          fc.pre(Object.values(results).every((result) => result !== 'void' && result !== undefined));
          // Winners are named freely here: with an outright on the same match, neither `big` nor `small` need be named.
          fc.pre(
            any.matches.every(({ picks }) => new Set(picks.map(({ market }) => market === 'outright')).size === 1),
          );
          let at = 0;
          const stakes = any.matches.flatMap(({ picks }) =>
            picks.map(() => ((cents[at++ % 12] ?? 1) / 100).toFixed(2)),
          );
          const { max, guaranteed } = estimateSingles(any, stakes, rules);
          at = 0;
          const paid = any.matches
            .flatMap((match) => {
              const { banker: _, ...rest } = match;
              return match.picks.map(
                (pick) =>
                  settleSlip(
                    {
                      game: any.game,
                      currency: any.currency,
                      stake: stakes[at++] ?? '0',
                      multiple: 1,
                      passes: ['single'],
                      matches: [{ ...rest, picks: [pick] }],
                    },
                    results,
                    rules,
                  ).payout,
              );
            })
            .reduce(addAmounts, '0');
          expect(compareAmounts(paid, max)).toBeLessThanOrEqual(0);
          expect(compareAmounts(paid, guaranteed)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
