import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts } from '../money/amount.ts';
import { estimateSlip } from './estimate.ts';
import { oddsText, slipArbitrary } from './slip.arbitrary.ts';
import {
  cut,
  everyLine,
  everySum,
  fraction,
  isLess,
  payoutOfSums,
  placesOf,
  slowHighest,
  times,
  type Fraction,
  ZERO,
} from './slip.reference.ts';
import type { Slip, SlipPick } from './slip.ts';

const pick = (market: SlipPick['market'], outcome: string, odds: string): SlipPick => ({ market, outcome, odds });

function soccer(matches: Slip['matches'], folds: readonly number[], over: Partial<Slip> = {}): Slip {
  return { game: 'soccer', currency: 'USDT', stake: '2', multiple: 1, passes: [], folds, matches, ...over };
}

/** n matches of three outright picks each. */
const outrights = (count: number): Slip['matches'] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    picks: ['a', 'b', 'c'].map((outcome, at) => pick('outright', outcome, `${2 + at}.${10 + index}`)),
  }));

describe('estimateSlip', () => {
  it('knows that one score wins several markets at once, and none of a contradiction', () => {
    const match = {
      id: 'a',
      handicap: '-1',
      picks: [
        pick('wl', 'w', '1.85'),
        pick('correct_score', '2:1', '7.50'),
        pick('goals', '3', '3.60'),
        pick('handicap', 'd', '3.40'),
        pick('half', 'ww', '2.90'),
        pick('wl', 'l', '30'),
      ],
    };
    // 2:1 after 1:0 wins five together: 1.85 + 7.5 + 3.6 + 3.4 + 2.9 = 19.25; the away win alone is 30, with three goals 33.6.
    expect(estimateSlip(soccer([match], [1])).max).toBe('67.200000');
    expect(estimateSlip(soccer([{ ...match, picks: match.picks.slice(0, 5) }], [1])).max).toBe('38.500000');
  });

  it('knows that a side without a goal has not led at half time', () => {
    const lead = (half: string, score: string) =>
      estimateSlip(soccer([{ id: 'a', picks: [pick('half', half, '10'), pick('correct_score', score, '8')] }], [1]))
        .max;
    // A stake of 2 on each. Both win only where both sides scored.
    expect([lead('lw', '2:1'), lead('lw', '1:0'), lead('wl', '1:2'), lead('wl', '0:1')]).toEqual([
      '36.000000',
      '20.000000',
      '36.000000',
      '20.000000',
    ]);
  });

  it('counts 1,073,741,778 lines of 15 matches and cuts their total once', () => {
    const folds = Array.from({ length: 14 }, (_, index) => index + 2);
    const estimate = estimateSlip(soccer(outrights(15), folds));
    expect(estimate.lines).toBe('1073741778');
    expect(estimate.stake).toBe('2147483556.000000');
    expect(estimate.max).toBe('100730422043.452437');
  });

  it('scales the estimates of bd by 0.65, and nothing else', () => {
    const slip = soccer([{ id: 'a', picks: [pick('wl', 'w', '2'), pick('wl', 'd', '3'), pick('wl', 'l', '4')] }], [1]);
    expect(estimateSlip(slip)).toEqual({
      lines: '3',
      stake: '6.000000',
      max: '8.000000',
      guaranteed: '4.000000',
      min: '4.000000',
    });
    expect(estimateSlip({ ...slip, game: 'bd' })).toEqual({
      lines: '3',
      stake: '6.000000',
      max: '5.200000',
      guaranteed: '2.600000',
      min: '2.600000',
    });
  });

  it('takes an outright as a question that all its picks may miss', () => {
    const slip = soccer([{ id: 'a', picks: [pick('outright', 'x', '5'), pick('outright', 'y', '3')] }], [1], {
      currency: 'BRL',
    });
    expect(estimateSlip(slip)).toMatchObject({ max: '10.00', guaranteed: '0.00', min: '6.00' });
  });

  it('adds an outright to what its match pays on the score', () => {
    const score = [pick('wl', 'w', '2'), pick('wl', 'd', '3'), pick('wl', 'l', '4')];
    const slip = soccer([{ id: 'a', picks: [...score, pick('outright', 'x', '5')] }], [1], { currency: 'BRL' });
    expect(estimateSlip(slip)).toMatchObject({ max: '18.00', guaranteed: '4.00', min: '4.00' });
    const open = soccer([{ id: 'a', picks: [pick('wl', 'w', '2'), pick('outright', 'x', '1.5')] }], [1], {
      currency: 'BRL',
    });
    expect(estimateSlip(open)).toMatchObject({ max: '7.00', guaranteed: '0.00', min: '3.00' });
  });

  it('cuts, never rounds', () => {
    const slip = soccer([{ id: 'a', picks: [pick('wl', 'w', '1.999')] }], [1], { stake: '1', currency: 'BRL' });
    expect(estimateSlip(slip).max).toBe('1.99');
  });
});

describe('properties', () => {
  it('maximum, guaranteed and minimum are those of every joint result, tried one by one', () => {
    fc.assert(
      fc.property(slipArbitrary({ matches: 3, picks: 3 }), (slip) => {
        const sums = slip.matches.map((match) => everySum(slip.game, match));
        let joint: Fraction[][] = [[]];
        for (const values of sums) joint = joint.flatMap((partial) => values.map((value) => [...partial, value]));
        const payouts = joint.map((values) => payoutOfSums(slip, values));
        const lower = (a: Fraction, b: Fraction) => (isLess(a, b) ? a : b);
        const higher = (a: Fraction, b: Fraction) => (isLess(a, b) ? b : a);
        const share = slip.game === 'bd' ? fraction('0.65') : fraction('1');
        const shown = (value: Fraction) => cut(times(value, share), placesOf(slip));
        const estimate = estimateSlip(slip);
        const won = shown(payouts.reduce(higher));
        expect(estimate.max).toBe(compareAmounts(won, estimate.stake) > 0 ? slowHighest(slip) : won);
        expect(estimate.guaranteed).toBe(shown(payouts.reduce(lower)));
        // Where no joint result pays, the minimum is 0.
        const paying = payouts.filter(({ over }) => over > 0n);
        expect(estimate.min).toBe(shown(paying.length === 0 ? ZERO : paying.reduce(lower)));
        expect(estimate.lines).toBe(String(everyLine(slip).length));
      }),
    );
  });

  it('raising an odd lowers no estimate', () => {
    fc.assert(
      fc.property(slipArbitrary({ matches: 3, picks: 3 }), oddsText, (slip, odds) => {
        const [first, ...rest] = slip.matches;
        const [changed, ...others] = first?.picks ?? [];
        if (!first || !changed || compareAmounts(odds, changed.odds) < 0) return;
        const before = estimateSlip(slip);
        const after = estimateSlip({
          ...slip,
          matches: [{ ...first, picks: [{ ...changed, odds }, ...others] }, ...rest],
        });
        expect(compareAmounts(after.max, before.max)).not.toBe(-1);
        expect(compareAmounts(after.guaranteed, before.guaranteed)).not.toBe(-1);
        expect(compareAmounts(after.min, before.min)).not.toBe(-1);
      }),
    );
  });
});
