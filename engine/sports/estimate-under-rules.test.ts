import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, multiplyAmounts } from '../money/amount.ts';
import { estimateSlip } from './estimate.ts';
import { estimateUnderRules } from './estimate-under-rules.ts';
import { FOLD_TABLES, marketMaxFold } from './fold-limits.ts';
import { convertRules, houseRules } from './house-rules.ts';
import { settleSlip, type SettleResult } from './settle.ts';
import { withheldOf } from '../limits/withheld.ts';
import { resultsFor, slipArbitrary } from './slip.arbitrary.ts';
import type { Slip } from './slip.ts';

const RULES = houseRules({ prizeCap: 'specification', withholding: 'specification' }).settlement;

type SettleResults = Record<string, SettleResult>;

const slipOf = (odds: readonly string[], passes: readonly string[], change: Partial<Slip> = {}): Slip => ({
  game: 'soccer',
  currency: 'USDT',
  stake: '100',
  multiple: 1,
  passes,
  maxFolds: FOLD_TABLES.specification,
  matches: odds.map((each, index) => ({
    id: String(index),
    picks: [{ market: 'wl' as const, outcome: 'w', odds: each }],
  })),
  ...change,
});

describe('the numbers of a house', () => {
  it('are those of the specification: lines of 2 to 15, three caps, 20 % over 20,000, 36 hours', () => {
    expect(houseRules({ prizeCap: 'specification', withholding: 'specification' })).toEqual({
      folds: FOLD_TABLES.specification,
      settlement: {
        prizeCap: [
          { from: 1, to: 1, cap: '10200' },
          { from: 3, to: 20, cap: '4500' },
          { from: 50, to: 60, cap: '6100' },
        ],
        withholding: { threshold: '20000', rate: '0.2' },
      },
      postponedHours: 36,
    });
    expect(houseRules().settlement).toEqual({});
  });

  it('go over a rate into another currency', () => {
    const { prizeCap, withholding } = convertRules(RULES, (amount) => multiplyAmounts(amount, '5.25'));
    expect(prizeCap?.map(({ cap }) => Number(cap))).toEqual([53_550, 23_625, 32_025]);
    expect(Number(withholding?.threshold)).toBe(105_000);
    expect(withholding?.rate).toBe('0.2');
  });

  it.each(['soccer', 'basketball'] as const)('%s: a line of 15 fits where the trade has 8, 6 or 4', (game) => {
    for (const market of ['wl', 'goals', 'half', 'correct_score', 'mv'] as const) {
      expect(marketMaxFold(game, market, houseRules().folds)).toBe(15);
      expect(marketMaxFold(game, market, houseRules({ folds: 'trade' }).folds)).toBe(marketMaxFold(game, market));
    }
    const fifteen = slipOf(
      Array.from({ length: 15 }, () => '1.1'),
      ['15-string-1'],
      { game },
    );
    expect(estimateSlip(fifteen).lines).toBe('1');
    expect(() => estimateSlip({ ...fifteen, maxFolds: FOLD_TABLES.trade })).toThrow('wl is allowed in lines of 8');
  });
});

describe('the estimate under rules', () => {
  it.each([
    ['a single over its cap', ['250.00'], ['single'], 1, '10200.000000'],
    ['a double, which has no cap', ['10.00', '12.00'], ['2-string-1'], 1, '12000.000000'],
    ['a treble over its cap', ['10.00', '12.00', '2.00'], ['3-string-1'], 1, '4500.000000'],
    ['times the multiple, 20 % less of the whole prize over 20,000', ['250.00'], ['single'], 2, '16320.000000'],
    ['nothing that the rules reduce', ['2.00'], ['single'], 1, '200.000000'],
  ])('%s', (_, odds, passes, multiple, max) => {
    expect(estimateUnderRules(slipOf(odds, passes, { multiple }), RULES).max).toBe(max);
  });

  it('is what the slip pays when every pick wins, unless a void one leaves a prize whole, and its minimum what the lowest line pays', () => {
    const odds = fc.integer({ min: 101, max: 30_000 }).map((cents) => (cents / 100).toFixed(2));
    const slips = fc
      .record({ odds: fc.array(odds, { minLength: 3, maxLength: 6 }), multiple: fc.integer({ min: 1, max: 5 }) })
      .map(({ odds, multiple }) => slipOf(odds, ['single', '2-string-1', '3-string-1'], { multiple }));
    fc.assert(
      fc.property(slips, (slip) => {
        const { max, min, guaranteed } = estimateUnderRules(slip, RULES);
        const wins = Object.fromEntries(slip.matches.map(({ id }) => [id, { wins: ['wl:w'] }]));
        const lost = Object.fromEntries(slip.matches.map(({ id }) => [id, { wins: ['wl:l'] }]));
        const paid = settleSlip(slip, wins, RULES).payout;
        if (compareAmounts(max, paid) !== 0) {
          const ends = slip.matches.map(({ id }) => [{ [id]: 'void' as const }, { [id]: { wins: ['wl:w'] } }]);
          const all = ends.reduce<SettleResults[]>(
            (joint, each) => joint.flatMap((one) => each.map((end) => ({ ...one, ...end }) as SettleResults)),
            [{}],
          );
          expect(all.map((results) => settleSlip(slip, results, RULES).payout)).toContain(max);
          expect(compareAmounts(max, paid)).toBe(1);
          expect(withheldOf(slip, RULES)).toBeDefined();
        }
        expect(guaranteed).toBe('0.000000');
        for (const { id } of slip.matches) {
          const one = settleSlip(slip, { ...lost, [id]: { wins: ['wl:w'] } }, RULES).payout;
          expect(compareAmounts(one, min)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is paid by no result, of any kind of bet: a payout is at most the highest return that was shown', () => {
    const rules = fc.constantFrom({}, RULES, { prizeCap: [{ from: 1, to: 15, cap: '50' }] });
    const ended = slipArbitrary({ matches: 3, picks: 3 }).chain((slip) =>
      fc.tuple(fc.constant(slip), resultsFor(slip), rules),
    );
    fc.assert(
      fc.property(ended, ([slip, results, rules]) => {
        const isMixed = slip.matches.some(({ picks }) => new Set(picks.map((p) => p.market === 'outright')).size > 1);
        fc.pre(!isMixed);
        const { stake, max } = estimateUnderRules(slip, rules);
        // Of void matches that are more than any score pays, the bet was not sold.
        fc.pre(compareAmounts(max, stake) > 0);
        expect(compareAmounts(settleSlip(slip, results, rules).payout, max)).not.toBe(1);
      }),
    );
  });

  it('bounds what excluding picks pay', () => {
    const slip = slipOf([], ['single'], {
      matches: [
        {
          id: 'a',
          picks: [
            { market: 'wl', outcome: 'w', odds: '300.00' },
            { market: 'wl', outcome: 'l', odds: '2.00' },
          ],
        },
      ],
    });
    const { max, min } = estimateUnderRules(slip, RULES);
    expect(compareAmounts(max, settleSlip(slip, { a: { wins: ['wl:w'] } }, RULES).payout)).toBeGreaterThanOrEqual(0);
    expect(min).toBe('200.000000');
  });
});
