import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, multiplyAmounts, addAmounts, truncateAmount } from '../money/amount.ts';
import { explainSlip } from './explain.ts';
import { slipArbitrary } from './slip.arbitrary.ts';
import type { Slip } from './slip.ts';

const slip: Slip = {
  game: 'soccer',
  currency: 'USDT',
  stake: '2',
  multiple: 1,
  passes: ['single', '2-string-1'],
  matches: [
    {
      id: 'a',
      picks: [
        { market: 'wl', outcome: 'w', odds: '1.85' },
        { market: 'goals', outcome: '3', odds: '3.60' },
      ],
    },
    { id: 'b', picks: [{ market: 'half', outcome: 'ww', odds: '2.90' }] },
    { id: 'c', picks: [{ market: 'outright', outcome: 'x', odds: '5' }] },
  ],
};

describe('explainSlip', () => {
  it('names the best and the worst score of each match, and the sum of each fold', () => {
    const { matches, folds, estimate } = explainSlip(slip);
    expect(matches).toEqual([
      {
        id: 'a',
        best: { score: '2:1', picks: ['wl:w', 'goals:3'], sum: '5.45' },
        worst: { score: '0:0', picks: [], sum: '0' },
      },
      {
        id: 'b',
        best: { score: '1:0 (1:0)', picks: ['half:ww'], sum: '2.9' },
        worst: { score: '0:0 (0:0)', picks: [], sum: '0' },
      },
      { id: 'c', best: { score: null, picks: ['outright:x'], sum: '5' }, worst: { score: null, picks: [], sum: '0' } },
    ]);
    // Doubles: 5.45 x 2.9 + 5.45 x 5 + 2.9 x 5.
    expect(folds).toEqual([
      { fold: 1, lines: '4', sum: '13.35', paid: '26.700000' },
      { fold: 2, lines: '5', sum: '57.555', paid: '115.110000' },
    ]);
    expect(estimate.max).toBe('141.810000');
  });
});

describe('properties', () => {
  it('the sums of the folds make the most that scores pay, but for what is cut, which is never above the maximum', () => {
    fc.assert(
      fc.property(slipArbitrary({ games: ['soccer', 'basketball'] }), (drawn) => {
        const { folds, won, isCut, estimate } = explainSlip(drawn);
        const sum = folds.map((fold) => fold.sum).reduce(addAmounts);
        const max = multiplyAmounts(multiplyAmounts(sum, drawn.stake), String(drawn.multiple));
        expect(compareAmounts(truncateAmount(max, drawn.currency === 'USDT' ? 6 : 2), won)).toBe(isCut ? 1 : 0);
        expect(compareAmounts(folds.map(({ paid = '0' }) => paid).reduce(addAmounts), won)).toBe(0);
        expect(compareAmounts(won, estimate.max)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
