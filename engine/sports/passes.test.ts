import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FOLD } from './fold-limits.ts';
import { countLines, totalStake } from './lines.ts';
import { NAMED_PASSES } from './pass-table.ts';
import { availablePasses, foldsOfPasses, passFolds } from './passes.ts';
import type { Slip } from './slip.ts';

/** A slip of single picks: its lines are counted by the folds alone. */
const slipOf = (matches: number, passes: readonly string[]): Slip => ({
  game: 'soccer',
  currency: 'USDT',
  stake: '2',
  multiple: 1,
  passes,
  matches: Array.from({ length: matches }, (_, index) => ({
    id: `m${index}`,
    picks: [{ market: 'outright', outcome: 'x', odds: '2' }],
  })),
});

describe('passFolds', () => {
  // Rules of the Chinese sports lottery (jczq: 3-string-3 to 8-string-247; bd: passes with singles) and of British bookmakers.
  it.each([
    ['single', 4, [1], 4],
    ['1-string-1', 4, [1], 4],
    ['2-string-1', 5, [2], 10],
    ['15-string-1', 15, [15], 1],
    ['3-string-3', 3, [2], 3],
    ['3-string-4', 3, [2, 3], 4],
    ['4-string-4', 4, [3], 4],
    ['4-string-5', 4, [3, 4], 5],
    ['4-string-6', 4, [2], 6],
    ['4-string-11', 4, [2, 3, 4], 11],
    ['5-string-5', 5, [4], 5],
    ['5-string-6', 5, [4, 5], 6],
    ['5-string-10', 5, [2], 10],
    ['5-string-16', 5, [3, 4, 5], 16],
    ['5-string-20', 5, [2, 3], 20],
    ['5-string-26', 5, [2, 3, 4, 5], 26],
    ['6-string-6', 6, [5], 6],
    ['6-string-7', 6, [5, 6], 7],
    ['6-string-15', 6, [2], 15],
    ['6-string-20', 6, [3], 20],
    ['6-string-22', 6, [4, 5, 6], 22],
    ['6-string-35', 6, [2, 3], 35],
    ['6-string-42', 6, [3, 4, 5, 6], 42],
    ['6-string-50', 6, [2, 3, 4], 50],
    ['6-string-57', 6, [2, 3, 4, 5, 6], 57],
    ['7-string-7', 7, [6], 7],
    ['7-string-8', 7, [6, 7], 8],
    ['7-string-21', 7, [5], 21],
    ['7-string-35', 7, [4], 35],
    ['7-string-120', 7, [2, 3, 4, 5, 6, 7], 120],
    ['8-string-8', 8, [7], 8],
    ['8-string-9', 8, [7, 8], 9],
    ['8-string-28', 8, [6], 28],
    ['8-string-56', 8, [5], 56],
    ['8-string-70', 8, [4], 70],
    ['8-string-247', 8, [2, 3, 4, 5, 6, 7, 8], 247],
    ['2-string-3', 2, [1, 2], 3],
    ['3-string-7', 3, [1, 2, 3], 7],
    ['4-string-15', 4, [1, 2, 3, 4], 15],
    ['5-string-31', 5, [1, 2, 3, 4, 5], 31],
    ['6-string-63', 6, [1, 2, 3, 4, 5, 6], 63],
    ['Trixie', 3, [2, 3], 4],
    ['Patent', 3, [1, 2, 3], 7],
    ['Yankee', 4, [2, 3, 4], 11],
    ['Lucky 15', 4, [1, 2, 3, 4], 15],
    ['Canadian', 5, [2, 3, 4, 5], 26],
    ['Super Yankee', 5, [2, 3, 4, 5], 26],
    ['Canadian / Super Yankee', 5, [2, 3, 4, 5], 26],
    ['Lucky 31', 5, [1, 2, 3, 4, 5], 31],
    ['Heinz', 6, [2, 3, 4, 5, 6], 57],
    ['Lucky 63', 6, [1, 2, 3, 4, 5, 6], 63],
    ['Super Heinz', 7, [2, 3, 4, 5, 6, 7], 120],
    ['Lucky 127', 7, [1, 2, 3, 4, 5, 6, 7], 127],
    ['Goliath', 8, [2, 3, 4, 5, 6, 7, 8], 247],
    ['Lucky 255', 8, [1, 2, 3, 4, 5, 6, 7, 8], 255],
  ])('%s on %i matches is the folds %j: %i lines', (pass, matches, folds, lines) => {
    expect(passFolds(pass, matches)).toEqual(folds);
    expect(countLines(slipOf(matches, [pass]))).toBe(BigInt(lines));
  });

  it('reads all spellings of a name', () => {
    expect(passFolds('3 String 4', 3)).toEqual([2, 3]);
    expect(passFolds('3  String\t 4', 3)).toEqual([2, 3]);
    expect(passFolds('super-heinz', 7)).toEqual(passFolds('Super Heinz', 7));
    expect(passFolds(' Single ', 2)).toEqual([1]);
  });

  it.each([
    ['3-string-5', 3, 'unknownPass', 'no pass is called "3-string-5"'],
    ['', 3, 'unknownPass', 'no pass is called ""'],
    ['constructor', 3, 'unknownPass', 'no pass is called "constructor"'],
    ['16-string-1', 16, 'foldOverMaximum', 'a line has 1 to 15 matches, got 16'],
    ['0-string-1', 3, 'foldOverMaximum', 'a line has 1 to 15 matches, got 0'],
    ['4-string-1', 3, 'passNeedsMatches', 'a line of 4 needs 4 matches or more, got 3'],
    ['3-string-4', 4, 'passNeedsMatches', '3-string-4 needs exactly 3 matches, got 4'],
    ['Yankee', 3, 'passNeedsMatches', 'Yankee needs exactly 4 matches, got 3'],
  ])('refuses %j on %i matches: %s', (pass, matches, code, message) => {
    expect(() => passFolds(pass, matches, 'passes[0]')).toThrow(
      expect.objectContaining({ code, path: 'passes[0]', message: `passes[0]: ${message}` }),
    );
  });

  it('refuses values that are not text', () => {
    expect(() => passFolds(3 as unknown as string, 3)).toThrow(
      expect.objectContaining({ code: 'unknownPass', path: 'pass' }),
    );
  });
});

describe('foldsOfPasses', () => {
  it('takes passes together as one set, ascending', () => {
    expect(foldsOfPasses(['3-string-4', 'single', '2-string-1'], 3)).toEqual([1, 2, 3]);
    expect(foldsOfPasses([], 3)).toEqual([]);
  });

  it('counts a pass once, however often and by whichever name it is chosen', () => {
    expect(foldsOfPasses(['2-string-1', '2 String 1', 'single', 'Single ', 'single'], 2)).toEqual([1, 2]);
    const count = (...passes: string[]) => countLines(slipOf(2, passes));
    expect([count('single'), count('single', 'single'), count('single', 'Single')]).toEqual([2n, 2n, 2n]);
    const stakeOf = (...passes: string[]) => totalStake(slipOf(2, passes));
    expect([stakeOf('single'), stakeOf('single', 'single')]).toEqual(['4.000000', '4.000000']);
  });

  it('names the pass that is wrong', () => {
    expect(() => foldsOfPasses(['single', 'x'], 3)).toThrow(expect.objectContaining({ path: 'passes[1]' }));
  });
});

describe('availablePasses', () => {
  it('offers what fits: by matches, by the longest line, by the lottery', () => {
    expect(availablePasses(1)).toEqual(['single']);
    expect(availablePasses(3)).toEqual([
      'single',
      '2-string-1',
      '3-string-1',
      '3-string-3',
      '3-string-4',
      'Trixie',
      'Patent',
    ]);
    expect(availablePasses(3, { game: 'bd' })).toEqual([
      'single',
      '2-string-1',
      '3-string-1',
      '3-string-4',
      '3-string-7',
      'Trixie',
      'Patent',
    ]);
    expect(availablePasses(4, { maxFold: 3 })).toEqual([
      'single',
      '2-string-1',
      '3-string-1',
      '4-string-4',
      '4-string-6',
    ]);
    expect(availablePasses(20).at(-1)).toBe('15-string-1');
    expect(availablePasses(0)).toEqual([]);
  });
});

it('the British passes have the names that bookmakers use', () => {
  const names = NAMED_PASSES.filter(({ system }) => system === 'uk').map(({ name, matches }) => `${matches} ${name}`);
  expect(names).toEqual([
    '3 Trixie',
    '3 Patent',
    '4 Yankee',
    '4 Lucky 15',
    '5 Canadian',
    '5 Super Yankee',
    '5 Lucky 31',
    '6 Heinz',
    '6 Lucky 63',
    '7 Super Heinz',
    '7 Lucky 127',
    '8 Goliath',
    '8 Lucky 255',
  ]);
});

describe('properties', () => {
  it('every pass that is offered can be taken, on its slip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: MAX_FOLD }), (matches, maxFold) => {
        for (const pass of availablePasses(matches, { maxFold })) {
          const folds = passFolds(pass, matches);
          expect(Math.max(...folds)).toBeLessThanOrEqual(Math.min(maxFold, matches));
          expect(countLines(slipOf(matches, [pass]))).toBeGreaterThan(0n);
        }
      }),
    );
  });

  it('no two systems give one name different folds', () => {
    const folds = new Map<string, string>();
    for (const pass of NAMED_PASSES) {
      expect(folds.get(pass.name) ?? pass.folds.join()).toBe(pass.folds.join());
      folds.set(pass.name, pass.folds.join());
    }
  });
});
