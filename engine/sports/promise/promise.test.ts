import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts } from '../../money/amount.ts';
import { estimateUnderRules } from '../estimate-under-rules.ts';
import { explainSlip } from '../explain.ts';
import { settleSlip, type SettleResult } from '../settle.ts';
import { slipArbitrary } from '../slip.arbitrary.ts';
import type { Slip } from '../slip.ts';

const winners = (odds: readonly string[], over: Partial<Slip> = {}): Slip => ({
  game: 'soccer',
  currency: 'BRL',
  stake: '0.02',
  multiple: 99,
  passes: [],
  folds: [1],
  maxFolds: {},
  matches: odds.map((each, at) => ({ id: `m${at}`, picks: [{ market: 'wl', outcome: 'w', odds: each }] })),
  ...over,
});
const won: SettleResult = { wins: ['wl:w'] };
const allWon = ({ matches }: Slip) => Object.fromEntries(matches.map(({ id }) => [id, won]));

describe('what is promised', () => {
  it.each<[string, Slip, string]>([
    ['a single whose cut is multiplied', winners(['1.55']), '2.97'],
    ['a single that wins less than a unit', winners(['1.49']), '1.98'],
    ['doubles', winners(['1.55', '1.71', '2.03', '1.33'], { folds: [2], stake: '1.11', multiple: 3 }), '54.21'],
  ])('is paid: %s', (_, slip, max) => {
    expect(estimateUnderRules(slip, {}).max).toBe(max);
    expect(settleSlip(slip, allWon(slip)).payout).toBe(max);
  });

  it('is above no result, and paid by one, whatever wins, loses or is void', () => {
    const odds = fc.integer({ min: 100, max: 400 }).map((cents) => (cents / 100).toFixed(2));
    const slips = fc
      .record({
        game: fc.constantFrom('soccer' as const, 'bd' as const, 'basketball' as const),
        odds: fc.array(odds, { minLength: 1, maxLength: 5 }),
        folds: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
        stake: fc.constantFrom('0.01', '0.02', '1.11', '3', '33.33'),
        multiple: fc.integer({ min: 1, max: 99 }),
        banker: fc.boolean(),
        cap: fc.constantFrom(undefined, '0.04', '2', '90'),
        withheld: fc.constantFrom(undefined, '1', '60'),
      })
      .map(({ odds: all, folds, banker, cap, withheld, ...rest }) => {
        const fitting = folds.filter((fold) => fold <= all.length);
        const slip = winners(all, { ...rest, folds: fitting.length > 0 ? fitting : [1] });
        const matches = slip.matches.map((match, at) => ({ ...match, banker: banker && at === 0 }));
        const rules = {
          ...(cap && { prizeCap: [{ from: 1, to: 2, cap }] }),
          ...(withheld && { withholding: { threshold: withheld, rate: '0.2' } }),
        };
        return { slip: { ...slip, matches }, rules };
      });
    fc.assert(
      fc.property(slips, ({ slip, rules }) => {
        const { stake, max, min } = estimateUnderRules(slip, rules);
        const paid = everyEnd(slip.matches.length).map(
          (ends) =>
            settleSlip(slip, Object.fromEntries(slip.matches.map(({ id }, at) => [id, ends[at]])), rules).payout,
        );
        const best = paid.reduce((one, other) => (compareAmounts(one, other) < 0 ? other : one));
        if (compareAmounts(max, stake) > 0) expect(max).toBe(best);
        else expect(compareAmounts(max, best)).not.toBe(1);
        const scored = everyEnd(slip.matches.length, [won, LOST])
          .map((ends) => settleSlip(slip, Object.fromEntries(slip.matches.map(({ id }, at) => [id, ends[at]])), rules))
          .map(({ payout }) => payout)
          .filter((payout) => compareAmounts(payout, '0') > 0);
        for (const payout of scored) expect(compareAmounts(payout, min)).not.toBe(-1);
        // In bd the cheapest line may be worth less than a unit.
        if (rules.withholding === undefined && compareAmounts(min, '0') > 0) expect(scored).toContain(min);
      }),
      { numRuns: 300 },
    );
  });

  it('is paid with several picks per match too: the score of the explanation pays what it says', () => {
    fc.assert(
      fc.property(
        slipArbitrary({ matches: 3, picks: 3, games: ['soccer'] }),
        fc.integer({ min: 1, max: 99 }),
        (drawn, multiple) => {
          const slip = { ...drawn, multiple };
          const { matches, won: explained, estimate, folds } = explainSlip(slip);
          const results = Object.fromEntries(
            matches.map(({ id, best }): [string, SettleResult] => [id, { wins: [...best.picks] }]),
          );
          // Asian picks are not won by name.
          fc.pre(!slip.matches.some(({ picks }) => picks.some(({ market }) => market.startsWith('asian'))));
          const { payout } = settleSlip(slip, results);
          expect(payout).toBe(explained);
          const units = (amount: string) => BigInt(amount.replace('.', ''));
          expect(folds.reduce((sum, { paid }) => sum + units(paid ?? '0'), 0n)).toBe(units(explained));
          expect(estimate).toEqual(estimateUnderRules(slip, {}));
          if (compareAmounts(estimate.max, estimate.stake) > 0)
            expect(compareAmounts(payout, estimate.max)).not.toBe(1);
        },
      ),
    );
  });

  it('of more lines than can be sent is a lower bound', () => {
    const slip = winners(
      Array.from({ length: 15 }, (_, at) => `1.${11 + at}`),
      { folds: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    );
    const paid = settleSlip(slip, allWon(slip)).payout;
    expect(compareAmounts(estimateUnderRules(slip, {}).max, paid)).not.toBe(1);
  });
});

const LOST: SettleResult = { wins: [] };

function everyEnd(
  matches: number,
  ends: readonly SettleResult[] = [won, LOST, 'void'],
): readonly (readonly SettleResult[])[] {
  let all: SettleResult[][] = [[]];
  for (let at = 0; at < matches; at += 1) all = all.flatMap((rest) => ends.map((end) => [...rest, end]));
  return all;
}
