import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts } from '../money/amount.ts';
import { estimateSingles } from './estimate-singles.ts';
import { estimateUnderRules } from './estimate-under-rules.ts';
import { estimateSlip } from './estimate.ts';
import { settleSlip, type SettleResult } from './settle.ts';
import { resultsFor, slipArbitrary } from './slip.arbitrary.ts';
import { slowHighest, slowMax } from './slip.reference.ts';
import type { Slip, SportGame } from './slip.ts';

const bd = (odds: readonly string[], folds: readonly number[], over: Partial<Slip> = {}): Slip => ({
  game: 'bd',
  currency: 'BRL',
  stake: '10',
  multiple: 1,
  passes: [],
  folds,
  matches: odds.map((each, at) => ({ id: `m${at}`, picks: [{ market: 'wl', outcome: 'w', odds: each }] })),
  ...over,
});

const handicap = (outcome: string) => ({ market: 'handicap', outcome, odds: outcome === 'd' ? '9' : '2' }) as const;

describe('the highest return', () => {
  it.each<[string, Slip, string]>([
    ['is what the other single wins and the void one brings back', bd(['1.20', '10'], [1]), '75.00'],
    ['is what the slip wins where odds are long', bd(['3', '4'], [1, 2]), '123.50'],
    ['is what a double of a short and a long price wins', bd(['1.10', '9'], [2]), '64.35'],
    ['leaves the long price of three to win', bd(['1.01', '1.05', '5'], [1, 2]), '127.50'],
    ['leaves all to win where doubles lose more than their singles gain', bd(['1.10', '1.40', '9'], [1, 2]), '231.01'],
  ])('%s', (_, slip, max) => {
    expect(estimateSlip(slip).max).toBe(max);
  });

  it('of a bet that cannot win, and is not sold, is what its scores pay', () => {
    expect(estimateSlip(bd(['1.30'], [1])).max).toBe('8.45');
    expect(estimateSlip(bd(['1.10', '1.20'], [1, 2])).max).toBe('23.53');
  });

  it('is every stake of a match whose picks exclude each other', () => {
    const picks = (['w', 'd', 'l'] as const).map((outcome) => ({ market: 'wl' as const, outcome, odds: '2.50' }));
    const other = { id: 'b', picks: [{ market: 'wl' as const, outcome: 'w', odds: '5' }] };
    const slip = bd([], [1], { game: 'soccer', matches: [{ id: 'a', picks }, other] });
    // 25 or 30, and 50.
    expect(estimateSlip(slip)).toMatchObject({ stake: '40.00', max: '80.00' });
    expect(settleSlip(slip, { a: 'void', b: { ft: '1:0' } }).payout).toBe('80.00');
    expect(estimateSingles(slip, ['1', '2', '3', '2']).max).toBe('17.50');
    expect(estimateSingles(slip, ['3', '3', '3', '2']).max).toBe('19.00');
  });

  it('under a cap below the stake is what some result pays', () => {
    const rules = { prizeCap: [{ from: 1, to: 1, cap: '5' }] };
    const slip = bd(['1.90', '9'], [1, 2], { game: 'soccer' });
    // 5 + 5 + 171.
    expect(estimateUnderRules(slip, rules).max).toBe('181.00');
    expect(settleSlip(slip, { m0: { ft: '1:0' }, m1: { ft: '1:0' } }, rules).payout).toBe('181.00');
    expect(settleSlip(slip, { m0: 'void', m1: { ft: '1:0' } }, rules).payout).toBe('105.00');
  });

  it('leaves out what basketball never ends with, and no result may name it', () => {
    const slip: Slip = {
      ...bd([], [1], { game: 'basketball' }),
      matches: [{ id: 'a', handicap: '0', picks: (['w', 'd'] as const).map((outcome) => handicap(outcome)) }],
    };
    expect(estimateSlip(slip)).toMatchObject({ stake: '20.00', max: '20.00' });
    expect(() => settleSlip(slip, { a: { wins: ['handicap:d'] } })).toThrow(
      expect.objectContaining({ code: 'impossibleResult', path: 'matches[0].result.wins' }),
    );
  });

  it('is bounded from above where too many choices are left', () => {
    // Eleven matches of a different number of picks, each a little above its stakes, and one of long odds.
    const outrights = Array.from({ length: 11 }, (_, at) => ({
      id: `m${at}`,
      picks: Array.from({ length: at + 1 }, (__, pick) => ({
        market: 'outright' as const,
        outcome: `o${pick}`,
        odds: String((at + 1) * 1.25),
      })),
    }));
    const long = { id: 'long', picks: [{ market: 'outright' as const, outcome: 'o', odds: '90' }] };
    const slip = bd([], [1], { matches: [...outrights, long] });
    const results = { ...Object.fromEntries(outrights.map(({ id }) => [id, 'void'])), long: { wins: ['outright:o'] } };
    expect(settleSlip(slip, results as Record<string, SettleResult>).payout).toBe('1245.00');
    expect(compareAmounts(estimateSlip(slip).max, '1245.00')).not.toBe(-1);
  });
});

const GAMES: SportGame[] = ['soccer', 'bd', 'basketball'];
/** Slips at odds of which void matches decide: from 1.00 to 1.99. */
const atShortOdds = (games: SportGame[], picks: number) =>
  slipArbitrary({ matches: 4, picks, games }).map((slip) => ({
    ...slip,
    matches: slip.matches.map((match) => ({
      ...match,
      picks: match.picks.map((pick) => ({ ...pick, odds: pick.odds.replace(/^\d+/, '1') })),
    })),
  }));
const anySlip = fc.oneof(slipArbitrary({ matches: 4, picks: 3, games: GAMES }), atShortOdds(GAMES, 3));
/** Results of which one in two is void. */
const withVoid = (slip: Slip) =>
  fc
    .tuple(resultsFor(slip), fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
    .map(([results, voided]): Record<string, SettleResult> =>
      Object.fromEntries(Object.entries(results).map(([id, result], at) => [id, voided[at] ? 'void' : result])),
    );
const cap = fc.constantFrom('0.5', '3', '40');
const anyRules = fc.record(
  {
    prizeCap: cap.map((each) => [{ from: 1, to: 2, cap: each }]),
    withholding: fc.record({ threshold: fc.constantFrom('0', '5'), rate: fc.constantFrom('0.2', '0.9') }),
  },
  { requiredKeys: [] },
);

describe('properties', () => {
  it('the maximum is that of every set of void matches, tried one by one', () => {
    fc.assert(
      fc.property(fc.oneof(atShortOdds(['bd'], 2), anySlip), (slip) => {
        const { stake, max } = estimateSlip(slip);
        const [won, withVoid] = [slowMax(slip), slowHighest(slip)];
        expect(max).toBe(compareAmounts(won, stake) > 0 ? withVoid : won);
      }),
    );
  });

  it('nothing is paid above the maximum, whatever wins, loses, is void or is capped', () => {
    const cases = anySlip.chain((slip) => fc.tuple(fc.constant(slip), withVoid(slip), anyRules));
    fc.assert(
      fc.property(cases, ([slip, results, rules]) => {
        const { stake, max } = estimateUnderRules(slip, rules);
        const isSold = compareAmounts(max, stake) > 0;
        expect(isSold && compareAmounts(settleSlip(slip, results, rules).payout, max) > 0).toBe(false);
      }),
    );
  });

  it('single bets of one slip pay no more than theirs, a void match among them', () => {
    const cases = anySlip
      .filter(({ matches }) => matches.every(({ picks }) => picks.every(({ market }) => !market.startsWith('asian'))))
      .chain((slip) =>
        fc.tuple(
          fc.constant(slip),
          withVoid(slip),
          fc.array(fc.constantFrom('0', '1', '0.07', '5'), { minLength: 12, maxLength: 12 }),
        ),
      );
    fc.assert(
      fc.property(cases, ([slip, results, stakes]) => {
        const picks = slip.matches.flatMap(({ banker: _, ...match }) =>
          match.picks.map((pick) => ({ ...match, picks: [pick] })),
        );
        const lineStakes = picks.map((__, at) => stakes[at] ?? '0');
        const { stake, max } = estimateSingles(slip, lineStakes);
        if (compareAmounts(max, stake) <= 0) return;
        const paid = picks.map(
          (match, at) =>
            settleSlip({ ...slip, folds: [1], multiple: 1, stake: lineStakes[at] ?? '0', matches: [match] }, results)
              .payout,
        );
        const units = (amount: string) => BigInt(amount.replace('.', ''));
        expect(paid.reduce((sum, each) => sum + units(each), 0n) <= units(max), paid.join(' + ')).toBe(true);
      }),
    );
  });
});
