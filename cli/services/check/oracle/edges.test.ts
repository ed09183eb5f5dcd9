import { describe, expect, it } from 'vitest';
import { cut, dividedBy, fraction, isLess, isMore, ONE, placesOf, sumOf, ZERO } from './fraction.ts';
import { warnings } from './limits.ts';
import { addAmounts, compareAmounts, isDecimal, subtractAmounts } from './money.ts';
import { foldsOf, longestLine } from './passes.ts';
import { everyLine } from './sports.ts';
import type { OracleSlip } from './slip.ts';

describe('a fraction', () => {
  it.each([
    ['1.25', { over: 125n, under: 100n }],
    ['-1.25', { over: -125n, under: 100n }],
    ['+0.5', { over: 5n, under: 10n }],
    ['007', { over: 7n, under: 1n }],
  ])('of %s', (text, value) => expect(fraction(text)).toEqual(value));

  it.each(['', '.5', '1.', '1e3', 'x1', '1x', '--1', '1,5'])('is not made of %j', (text) =>
    expect(() => fraction(text)).toThrow(new RangeError(`${text} is no decimal`)),
  );

  it('is not divided by nothing or less', () => {
    for (const by of ['0', '-1'])
      expect(() => dividedBy(ONE, fraction(by))).toThrow(new RangeError('divided by nothing or less'));
    expect(dividedBy(fraction('3'), fraction('0.5'))).toEqual({ over: 30n, under: 5n });
  });

  it.each([
    ['1.005', 2, '1.00'],
    ['-1.005', 2, '-1.00'],
    ['-0.004', 2, '0.00'],
    ['-0.04', 1, '0.0'],
    ['12.9', 0, '12'],
    ['0.000001', 6, '0.000001'],
  ])('%s at %d places is %s', (text, places, shown) => expect(cut(fraction(text), places)).toBe(shown));

  it('is compared and added exactly', () => {
    expect([isLess(fraction('1'), fraction('1.0')), isMore(fraction('1.01'), ONE), isLess(ZERO, ONE)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(cut(sumOf(['0.1', '0.2', '1.00'].map(fraction)), 3)).toBe('1.300');
    expect([compareAmounts('1', '1.000'), compareAmounts('0.9', '1'), compareAmounts('-1', '-2')]).toEqual([0, -1, 1]);
    expect([addAmounts('0.1', '0.2'), subtractAmounts('0.1', '0.2')]).toEqual(['0.300000000000', '-0.100000000000']);
  });

  it('has six places in USDT, else two', () => {
    expect(['USDT', 'BRL', 'usdt', ''].map(placesOf)).toEqual([6, 2, 2, 2]);
  });

  it('decimal texts are compared by value, other values are not', () => {
    const values = ['1', '-1.5', '+1.5', '1.', '.5', '1e3', 'a1', '1a', '', 1, null, undefined];
    expect(values.filter(isDecimal)).toEqual(['1', '-1.5', '+1.5']);
  });
});

describe('folds of passes', () => {
  it.each<readonly [readonly string[], readonly number[], number, readonly number[] | undefined]>([
    [['single'], [], 1, [1]],
    [[' Lucky   15 '], [], 4, [1, 2, 3, 4]],
    [['SUPER\tYANKEE'], [], 5, [2, 3, 4, 5]],
    [['2-string-1'], [3], 3, [3, 2]],
    [['15-string-1'], [], 15, [15]],
    [['16-string-1'], [], 20, undefined],
    [['0-string-1'], [], 3, undefined],
    [['100-string-1'], [], 100, undefined],
    [['x2-string-1'], [], 3, undefined],
    [['2-string-11'], [], 3, undefined],
    [['4-string-1'], [], 3, undefined],
    [['trixie'], [], 4, undefined],
    [['nine'], [], 9, undefined],
    [[], [0], 3, undefined],
    [[], [], 3, []],
  ])('%j and %j on %d matches', (passes, folds, matches, expected) => {
    expect(foldsOf(passes, folds, matches)).toEqual(expected);
  });

  it('a market bounds the length of its lines', () => {
    const names = ['wl', 'handicap', 'goals', 'correct_score', 'half', 'bs', 'mv', 'up', 'outright'];
    expect(
      Object.fromEntries(
        ['soccer', 'basketball', 'bd', 'chess'].map((game) => [game, names.map((each) => longestLine(game, each))]),
      ),
    ).toEqual({
      soccer: [8, 8, 6, 4, 4, 15, 15, 15, 15],
      basketball: [8, 8, 15, 15, 15, 8, 4, 15, 15],
      bd: [15, 15, 6, 3, 6, 15, 15, 6, 15],
      chess: [15, 15, 15, 15, 15, 15, 15, 15, 15],
    });
  });

  const slip = (
    matches: number,
    picks: number,
    passes: readonly string[],
    folds: readonly number[] = [],
  ): OracleSlip => ({
    game: 'bd',
    currency: 'BRL',
    stake: '1',
    multiple: 1,
    passes,
    folds,
    matches: Array.from({ length: matches }, (_, at) => ({
      id: `m${at}`,
      banker: at === 0,
      picks: Array.from({ length: picks }, (__, which) => ({ market: 'wl', outcome: 'wdl'[which] ?? '', odds: '2' })),
    })),
  });
  it.each([
    ['a pass that does not fit', slip(2, 1, ['trixie', 'single']), 'passNotAllowed', 'trixie, single'],
    ['no pass at all', slip(2, 1, []), 'passNotAllowed', ''],
    ['lines without end', slip(10, 3, ['10-string-1']), 'tooManyLines', 'more than 10000 lines'],
    [
      'a line without its bankers',
      { ...slip(2, 1, ['single']), matches: slip(2, 1, []).matches.map((match) => ({ ...match, banker: true })) },
      'passNotAllowed',
      'a line is longer than its market allows',
    ],
  ])('%s is refused', (_, asked, reason, message) => {
    expect(() => everyLine(asked)).toThrow(expect.objectContaining({ name: 'OracleRefusal', reason, message }));
  });

  it('a banker is in each line', () => {
    expect(everyLine(slip(3, 1, ['2-string-1'])).map((line) => line.map(({ at }) => at))).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });
});

it('warnings come in the order of the specification', () => {
  const all = {
    amount: '5',
    rate: '2',
    bet: { min: '3', max: '2' },
    multiple: { min: '4', max: '1' },
    bonus: { min: '9', max: '1' },
    game: { min: '3', max: '2' },
    multiplier: 3,
    estimate: '4',
    region: 'XX',
    disabledRegions: ['XX'],
  } as const;
  expect(warnings({ ...all, scope: 'sport', funds: '4.99' })).toEqual([
    'exceedsMaxBet',
    'belowMinBet',
    'disabledRegions',
    'insufficientAccountBalance',
    'exceedsMaxMultiple',
    'belowMinMultiple',
    'exceedsMaxBonus',
    'belowMinBonus',
    'cannotWin',
  ]);
  expect(warnings({ ...all, scope: 'lottery', balance: '2.5' })).toEqual([
    'exceedsMaxBet',
    'belowMinBet',
    'disabledRegions',
    'belowLotteryGameMinBet',
    'exceedsLotteryGameMaxBet',
    'cannotWin',
  ]);
  expect(
    warnings({ ...all, scope: 'sport', region: 'BR', bet: { max: '0' }, bonus: {}, multiple: {}, estimate: '5.01' }),
  ).toEqual([]);
  expect(warnings({ scope: 'lottery', amount: '0', rate: '1', game: { min: '1', max: '0' } })).toEqual([]);
});
