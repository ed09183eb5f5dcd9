import { describe, expect, it } from 'vitest';
import { compileSlip } from './compile-slip.ts';
import type { Slip } from './slip.ts';

const slip: Slip = {
  game: 'soccer',
  currency: 'USDT',
  stake: '2',
  multiple: 1,
  passes: ['single'],
  matches: [
    { id: 'a', handicap: '-1', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] },
    { id: 'b', picks: [{ market: 'goals', outcome: '7+', odds: '12' }] },
  ],
};
const [a, b] = slip.matches;
if (!a || !b) throw new Error('two matches');
const withPick = (pick: object, match: object = {}): Slip =>
  ({
    ...slip,
    matches: [{ ...a, ...match, picks: [{ market: 'wl', outcome: 'w', odds: '1.85', ...pick }] }, b],
  }) as Slip;

/** `count` matches with one pick of a market each. */
const many = (count: number, market: string, outcome: string, folds: readonly number[], game = 'soccer'): Slip =>
  ({
    ...slip,
    game,
    passes: [],
    folds,
    matches: Array.from({ length: count }, (_, index) => ({
      id: `m${index}`,
      handicap: '-1',
      total: '160.5',
      picks: [{ market, outcome, odds: '2' }],
    })),
  }) as Slip;

describe('compileSlip', () => {
  it('puts odds on one scale, with room for half of them where an Asian line is picked', () => {
    expect(compileSlip(slip)).toMatchObject({ scale: 2, places: 6, multiple: 1n, folds: [1] });
    expect(compileSlip(slip).matches[1]?.picks[0]).toEqual({
      market: 'goals',
      outcome: '7+',
      key: 'goals:7+',
      odds: 1200n,
      line: 0,
    });
    const asian = compileSlip(withPick({ market: 'asian_total', outcome: 'over', line: '2.25' }));
    expect(asian).toMatchObject({ scale: 3 });
    expect(asian.matches[0]?.picks[0]).toMatchObject({ key: 'asian_total:over:2.25', line: 9, odds: 1850n });
    expect(compileSlip(withPick({ market: 'asian_handicap', outcome: 'away', line: '-1' })).scale).toBe(3);
  });

  it('takes passes and folds together', () => {
    expect(compileSlip({ ...slip, folds: [2, 1] }).folds).toEqual([1, 2]);
  });

  it.each<[string, Slip, string, string]>([
    ['an unknown game', { ...slip, game: 'chess' as 'soccer' }, 'unknownGame', 'game'],
    ['a negative stake', { ...slip, stake: '-1' }, 'negativeAmount', 'stake'],
    ['a stake of 40 digits', { ...slip, stake: '1'.repeat(40) }, 'tooManyDigits', 'stake'],
    ['a stake that is a number', { ...slip, stake: 2 as unknown as string }, 'notADecimal', 'stake'],
    ['half a multiple', { ...slip, multiple: 1.5 }, 'notAWholeNumber', 'multiple'],
    ['no multiple', { ...slip, multiple: 0 }, 'notAWholeNumber', 'multiple'],
    ['no match', { ...slip, matches: [] }, 'noLines', 'matches'],
    ['no pass', { ...slip, passes: [] }, 'noLines', 'passes'],
    ['a match twice', { ...slip, matches: [a, { ...b, id: 'a' }] }, 'duplicateMatch', 'matches[1].id'],
    ['a match without a pick', { ...slip, matches: [a, { ...b, picks: [] }] }, 'missingValue', 'matches[1].picks'],
    [
      'a pick twice',
      { ...slip, matches: [{ ...a, picks: [...a.picks, ...a.picks] }, b] },
      'duplicatePick',
      'matches[0].picks[1]',
    ],
    ['odds below 1', withPick({ odds: '0.99' }), 'oddsBelowOne', 'matches[0].picks[0].odds'],
    ['odds that are none', withPick({ odds: 'evens' }), 'notADecimal', 'matches[0].picks[0].odds'],
    [
      'a market of another game',
      withPick({ market: 'mv', outcome: 'home 1-5' }),
      'unknownMarket',
      'matches[0].picks[0].market',
    ],
    ['a market of no game', withPick({ market: 'toString' }), 'unknownMarket', 'matches[0].picks[0].market'],
    ['an outcome that is none', withPick({ outcome: 'x' }), 'unknownOutcome', 'matches[0].picks[0].outcome'],
    [
      'an outright without a name',
      withPick({ market: 'outright', outcome: '' }),
      'unknownOutcome',
      'matches[0].picks[0].outcome',
    ],
    [
      '5:0 in bd',
      { ...withPick({ market: 'correct_score', outcome: '5:0' }), game: 'bd' },
      'unknownOutcome',
      'matches[0].picks[0].outcome',
    ],
    [
      'a handicap pick without a handicap',
      { ...slip, matches: [{ id: 'a', picks: [{ market: 'handicap', outcome: 'w', odds: '2' }] }] },
      'missingValue',
      'matches[0].handicap',
    ],
    [
      'a draw on half a goal',
      withPick({ market: 'handicap', outcome: 'd' }, { handicap: '-1.5' }),
      'impossiblePick',
      'matches[0].picks[0].outcome',
    ],
    [
      'a quarter handicap',
      withPick({ market: 'handicap', outcome: 'w' }, { handicap: '-1.25' }),
      'outOfRange',
      'matches[0].handicap',
    ],
    [
      'an Asian pick without a line',
      withPick({ market: 'asian_total', outcome: 'over' }),
      'missingValue',
      'matches[0].picks[0].line',
    ],
    [
      'an Asian line in tenths',
      withPick({ market: 'asian_total', outcome: 'over', line: '2.1' }),
      'outOfRange',
      'matches[0].picks[0].line',
    ],
    [
      'a total without a half point',
      {
        ...many(1, 'bs', 'big', [1], 'basketball'),
        matches: [{ id: 'a', total: '160', picks: [{ market: 'bs', outcome: 'big', odds: '2' }] }],
      },
      'outOfRange',
      'matches[0].total',
    ],
    ['16 matches in a line', many(16, 'outright', 'x', [16]), 'foldOverMaximum', 'folds[0]'],
    ['a line longer than the slip', many(2, 'outright', 'x', [3]), 'passNeedsMatches', 'folds[0]'],
    ['half a fold', many(2, 'outright', 'x', [1.5]), 'foldOverMaximum', 'folds[0]'],
  ])('refuses %s', (_, wrong, code, path) => {
    expect(() => compileSlip(wrong)).toThrow(
      expect.objectContaining({ name: 'EngineError', code, path, message: expect.stringMatching(/: .{10,}$/) }),
    );
  });

  it('refuses passes that are shorter than the bankers', () => {
    const bankers = { ...slip, matches: slip.matches.map((match) => ({ ...match, banker: true })) };
    expect(() => compileSlip(bankers)).toThrow(
      expect.objectContaining({
        code: 'noLines',
        path: 'passes',
        message: 'passes: no pass makes a line: 2 bankers, longest line 1',
      }),
    );
    expect(() => compileSlip({ ...bankers, passes: ['2-string-1'] })).not.toThrow();
  });

  // Rules of the Chinese sports lottery: the longest line by market.
  it.each([
    ['soccer', 'wl', 'w', 8],
    ['soccer', 'handicap', 'w', 8],
    ['soccer', 'goals', '3', 6],
    ['soccer', 'correct_score', '1:0', 4],
    ['soccer', 'half', 'ww', 4],
    ['soccer', 'outright', 'x', 15],
    ['basketball', 'wl', 'w', 8],
    ['basketball', 'handicap', 'w', 8],
    ['basketball', 'bs', 'big', 8],
    ['basketball', 'mv', 'home 1-5', 4],
    ['bd', 'wl', 'w', 15],
    ['bd', 'handicap', 'w', 15],
    ['bd', 'goals', '3', 6],
    ['bd', 'half', 'ww', 6],
    ['bd', 'up', 'ts', 6],
    ['bd', 'correct_score', '1:0', 3],
  ])('%s %s %s is allowed in lines of %i at most', (game, market, outcome, maxFold) => {
    expect(() => compileSlip(many(15, market, outcome, [maxFold], game))).not.toThrow();
    const over = maxFold === 15 ? 'foldOverMaximum' : 'foldOverMarketMaximum';
    expect(() => compileSlip(many(16, market, outcome, [maxFold + 1], game))).toThrow(
      expect.objectContaining({ code: over }),
    );
  });

  it('limits a slip by its most restricted market, and names it', () => {
    const mixed = many(5, 'wl', 'w', [5]);
    const matches = mixed.matches.map((match, index) =>
      index === 3
        ? { ...match, picks: [...match.picks, { market: 'half' as const, outcome: 'ww', odds: '2' }] }
        : match,
    );
    expect(() => compileSlip({ ...mixed, matches })).toThrow(
      expect.objectContaining({
        path: 'matches[3].picks[1].market',
        message: expect.stringContaining('lines of 4 at most, got 5'),
      }),
    );
    expect(() => compileSlip({ ...mixed, matches, folds: [4] })).not.toThrow();
  });
});
