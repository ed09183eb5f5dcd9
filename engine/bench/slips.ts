import type { Slip, SlipMatch } from '../sports/index.ts';

const base = { game: 'soccer', currency: 'USDT', stake: '2', multiple: 1, passes: [] } as const;

/** Matches with three picks each, all at different odds with two decimals. */
export function threePicks(matches: number, folds: readonly number[]): Slip {
  return {
    ...base,
    folds,
    matches: Array.from({ length: matches }, (_, match) => ({
      id: `m${match}`,
      picks: ['a', 'b', 'c'].map((outcome, pick) => ({
        market: 'outright',
        outcome,
        odds: `${2 + pick}.${10 + match}`,
      })),
    })),
  };
}

/** Five picks that 2:1 after 1:0 wins together. */
const correlated = (id: string): SlipMatch => ({
  id,
  handicap: '-1',
  picks: [
    { market: 'wl', outcome: 'w', odds: '1.85' },
    { market: 'correct_score', outcome: '2:1', odds: '7.50' },
    { market: 'goals', outcome: '3', odds: '3.60' },
    { market: 'handicap', outcome: 'd', odds: '3.40' },
    { market: 'half', outcome: 'ww', odds: '2.90' },
  ],
});

/** Matches with five correlated picks; a line has at most four of them. */
export function correlatedPicks(matches: number, folds: readonly number[]): Slip {
  return { ...base, folds, matches: Array.from({ length: matches }, (_, index) => correlated(`m${index}`)) };
}
