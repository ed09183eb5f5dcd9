import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballColor } from './balls.ts';
import type { MarkSixBet } from './bet.ts';
import { oddsGroup } from './odds-index.ts';
import { selectionLines, selectionRule } from './selection-rule.ts';
import { settleMarkSix } from './settle-mark-six.ts';
import { BALL_SIDES, readSide, sideResult } from './sides.ts';
import { ANIMALS, ballAnimal, zodiacYear, type Animal } from './zodiac.ts';

const BALLS = Array.from({ length: 49 }, (_, index) => index + 1);
// Dragon year: 1 13 25 37 49 dragon, 2 rabbit, 3 tiger, 4 ox, 5 rat, 6 pig, 7 dog.
const draw = { numbers: [2, 13, 24, 35, 46, 7], special: 30 };
const DAY = '2024-05-01';
const bet = (
  kind: MarkSixBet['kind'],
  selection: MarkSixBet['selection'],
  more: Partial<MarkSixBet> = {},
): MarkSixBet => ({
  kind,
  selection,
  amount: '100',
  odds: '1.96',
  ...more,
});
const settle = (one: MarkSixBet, special = 30) => settleMarkSix([one], { ...draw, special }, DAY);

describe('zodiacYear', () => {
  it.each([
    ['2024-02-10', 'dragon'],
    ['2025-01-28', 'dragon'],
    ['2025-01-29', 'snake'],
    ['2025-02-04', 'snake'],
    ['2026-02-16', 'snake'],
    ['2026-02-17', 'horse'],
    ['2027-02-05', 'horse'],
    ['2027-02-06', 'goat'],
    ['2028-01-25', 'goat'],
    ['2024-02-29', 'dragon'],
  ])('%s lies in the year of the %s', (date, animal) => {
    expect(zodiacYear(date)).toBe(animal);
  });

  it.each(['2024-02-09', '2028-01-26', '2030-01-01', '1999-12-31'])(
    'knows no year for %s, and makes none up',
    (date) => {
      expect(() => zodiacYear(date)).toThrow(expect.objectContaining({ code: 'unknownZodiacYear', path: 'date' }));
    },
  );

  it.each(['2025-02-29', '2025-13-01', '2025-00-10', '2025-04-31', '2025-04-00', '2025-4-1', '01.02.2025', ''])(
    'refuses the day %j',
    (date) => {
      expect(() => zodiacYear(date)).toThrow(expect.objectContaining({ code: 'notADate' }));
    },
  );
});

describe('ballAnimal', () => {
  it('runs backwards from the animal of the year', () => {
    expect([1, 13, 25, 37, 49].map((ball) => ballAnimal(ball, 'dragon'))).toEqual(Array(5).fill('dragon'));
    expect(ballAnimal(2, 'dragon')).toBe('rabbit');
    expect(ballAnimal(13, 'snake')).toBe('snake');
    expect(ballAnimal(2, 'rat')).toBe('pig');
  });

  it.each([0, 50, 1.5])('knows no ball %d', (ball) => {
    expect(() => ballAnimal(ball, 'rat')).toThrow(expect.objectContaining({ code: 'outOfRange', path: 'number' }));
    expect(() => ballColor(ball)).toThrow(expect.objectContaining({ code: 'outOfRange', path: 'number' }));
  });
});

describe('ballColor', () => {
  // Colours as printed on the balls: Hong Kong Jockey Club, Mark Six.
  it('is red 17 times, blue 16 times, green 16 times', () => {
    const of = (color: string) => BALLS.filter((ball) => ballColor(ball) === color);
    expect(of('red')).toEqual([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
    expect(of('blue')).toEqual([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);
    expect(of('green')).toEqual([5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49]);
  });
});

describe('sides', () => {
  it.each([
    ['big', 25, 24],
    ['small', 24, 25],
    ['odd', 7, 8],
    ['even', 8, 7],
    ['sumOdd', 30, 31],
    ['sumEven', 31, 30],
    ['tailBig', 25, 24],
    ['tailSmall', 24, 25],
    ['bigOdd', 25, 23],
    ['bigEven', 26, 25],
    ['smallOdd', 23, 25],
    ['smallEven', 24, 26],
  ] as const)('%s wins on %i and loses on %i', (side, wins, loses) => {
    expect(sideResult(side, wins)).toBe('win');
    expect(sideResult(side, loses)).toBe('lose');
    expect(sideResult(side, 49)).toBe('tie');
  });

  it('crossed sides need both', () => {
    expect(['bigOdd', 'bigEven', 'smallOdd', 'smallEven'].map((side) => sideResult(side as 'bigOdd', 27))).toEqual([
      'win',
      'lose',
      'lose',
      'lose',
    ]);
    expect(['bigOdd', 'bigEven', 'smallOdd', 'smallEven'].map((side) => sideResult(side as 'bigOdd', 2))).toEqual([
      'lose',
      'lose',
      'lose',
      'win',
    ]);
  });

  it('are read however they are spelt', () => {
    for (const name of ['sumOdd', 'sum-odd', 'digit-sum odd', 'DigitSumOdd']) expect(readSide(name)).toBe('sumOdd');
    expect(readSide('big')).toBe('big');
    expect(readSide('oddbig')).toBeUndefined();
    expect(readSide(3)).toBeUndefined();
  });
});

describe('settleMarkSix', () => {
  it.each<[string, MarkSixBet, number, string, string]>([
    ['the special code', bet('specialCode', 30, { odds: '48' }), 30, 'win', '4800.000000'],
    ['another code', bet('specialCode', 31), 30, 'lose', '0.000000'],
    ['its side', bet('specialCodeSide', 'big'), 30, 'win', '196.000000'],
    ['a side at 49', bet('specialCodeSide', 'big'), 49, 'tie', '100.000000'],
    ['its colour', bet('specialCodeColor', 'red'), 30, 'win', '196.000000'],
    ['another colour', bet('specialCodeColor', 'blue'), 30, 'lose', '0.000000'],
    ['green at 49', bet('specialCodeColor', 'green'), 49, 'win', '196.000000'],
    ['its animal', bet('specialCodeAnimal', 'pig'), 30, 'win', '196.000000'],
    ['another animal', bet('specialCodeAnimal', 'rat'), 30, 'lose', '0.000000'],
    ['the animal of 49', bet('specialCodeAnimal', 'dragon'), 49, 'win', '196.000000'],
    ['merged animals', bet('specialCodeMergeAnimal', ['rat', 'pig']), 30, 'win', '196.000000'],
    ['merged animals without it', bet('specialCodeMergeAnimal', ['rat', 'dog']), 30, 'lose', '0.000000'],
    ['merged animals at 49', bet('specialCodeMergeAnimal', ['rat', 'pig']), 49, 'tie', '100.000000'],
    ['the tail of the special', bet('specialCodeTail', 0), 30, 'win', '196.000000'],
    ['the tail of a number only', bet('specialCodeTail', 3), 30, 'lose', '0.000000'],
    ['any tail', bet('tail', '3'), 30, 'win', '196.000000'],
    ['any tail, the special', bet('tail', 0), 30, 'win', '196.000000'],
    ['a tail that did not come', bet('tail', 9), 30, 'lose', '0.000000'],
    ['a number at its place', bet('numberCode', 13, { position: 'no2' }), 30, 'win', '196.000000'],
    ['a number at another place', bet('numberCode', 13, { position: 'no1' }), 30, 'lose', '0.000000'],
    ['a number anywhere', bet('numberCode', 13), 30, 'win', '196.000000'],
    ['the special is no number', bet('numberCode', 30), 30, 'lose', '0.000000'],
    ['a number side', bet('numberCodeSide', 'small', { position: 'no1' }), 30, 'win', '196.000000'],
    ['a number colour', bet('numberCodeColor', 'red', { position: 'no6' }), 30, 'win', '196.000000'],
    ['a number colour missed', bet('numberCodeColor', 'green', { position: 'no6' }), 30, 'lose', '0.000000'],
    // The draw holds rabbit, dragon (of the year), snake, horse, goat, dog, and the special's own.
    [
      'a combination that came',
      bet('specialCodeCombinationZodiacs', ['rabbit', 'dog'], { odds: '4' }),
      30,
      'win',
      '400.000000',
    ],
    [
      'with the animal of the year: 15% less',
      bet('specialCodeCombinationZodiacs', ['rabbit', 'dragon'], { odds: '4' }),
      30,
      'win',
      '340.000000',
    ],
    [
      'a combination that did not all come',
      bet('specialCodeCombinationZodiacs', ['rabbit', 'ox'], { odds: '4' }),
      30,
      'lose',
      '0.000000',
    ],
    [
      '49 counts in a combination',
      bet('specialCodeCombinationZodiacs', ['dragon'], { odds: '2' }),
      49,
      'win',
      '170.000000',
    ],
  ])('%s', (_, one, special, result, payout) => {
    expect(settle(one, special)).toMatchObject({ results: [result], payout });
  });

  it('pays every combination of the level, and stakes each', () => {
    const three = bet('specialCodeCombinationZodiacs', ['rabbit', 'dog', 'dragon', 'ox'], {
      level: 2,
      odds: '4',
      amount: '10',
    });
    // Six pairs; rabbit-dog at 40, rabbit-dragon and dog-dragon at 34 each.
    expect(settle(three)).toEqual({ results: ['win'], stake: '60.000000', payout: '108.000000' });
  });

  it('needs a day for animals only', () => {
    expect(settleMarkSix([bet('specialCode', 30)], draw, undefined)).toMatchObject({ results: ['win'] });
    expect(() => settleMarkSix([bet('specialCodeAnimal', 'rat')], draw, undefined)).toThrow(
      expect.objectContaining({
        code: 'missingValue',
        path: 'date',
        message: expect.stringContaining('day of the draw'),
      }),
    );
    expect(() => settleMarkSix([bet('specialCode', 30)], draw, '2030-01-01')).toThrow(
      expect.objectContaining({ code: 'unknownZodiacYear' }),
    );
  });

  it('adds bets up, each cut by itself', () => {
    const odd = bet('specialCode', 30, { amount: '0.01', odds: '1.05' });
    expect(settleMarkSix([odd, odd], draw, DAY, 'BRL')).toEqual({
      results: ['win', 'win'],
      stake: '0.02',
      payout: '0.02',
    });
  });

  it.each<[string, MarkSixBet, string, string]>([
    ['no kind', bet('lucky' as 'tail', 1), 'unknownBetKind', 'bets[0].kind'],
    ['no ball', bet('specialCode', 50), 'outOfRange', 'bets[0].selection'],
    ['a ball as text', bet('numberCode', 'x'), 'outOfRange', 'bets[0].selection'],
    ['no side', bet('specialCodeSide', 'middle'), 'unknownSelection', 'bets[0].selection'],
    ['no colour', bet('specialCodeColor', 'pink'), 'unknownSelection', 'bets[0].selection'],
    ['no animal', bet('specialCodeAnimal', 'cat'), 'unknownSelection', 'bets[0].selection'],
    ['no animal in a list', bet('specialCodeMergeAnimal', ['rat', 'cat']), 'unknownSelection', 'bets[0].selection[1]'],
    ['an animal twice', bet('specialCodeMergeAnimal', ['rat', 'rat']), 'unknownSelection', 'bets[0].selection[1]'],
    ['no tail', bet('tail', 10), 'unknownSelection', 'bets[0].selection'],
    ['half a tail', bet('specialCodeTail', 1.5), 'unknownSelection', 'bets[0].selection'],
    ['a tail below 0', bet('tail', -1), 'unknownSelection', 'bets[0].selection'],
    ['no place', bet('numberCodeSide', 'big'), 'unknownSelection', 'bets[0].position'],
    [
      'a place that is none',
      bet('numberCode', 3, { position: 'no7' as 'no6' }),
      'unknownSelection',
      'bets[0].position',
    ],
    ['level 0', bet('specialCodeCombinationZodiacs', ['rat'], { level: 0 }), 'outOfRange', 'bets[0].level'],
    ['level 6', bet('specialCodeCombinationZodiacs', ['rat'], { level: 6 }), 'outOfRange', 'bets[0].level'],
    ['a negative amount', bet('tail', 1, { amount: '-1' }), 'negativeAmount', 'bets[0].amount'],
    ['odds below 1', bet('tail', 1, { odds: '0.5' }), 'oddsBelowOne', 'bets[0].odds'],
  ])('refuses %s', (_, wrong, code, path) => {
    expect(() => settle(wrong)).toThrow(
      expect.objectContaining({ name: 'EngineError', code, path, message: expect.stringMatching(/: .{10,}$/) }),
    );
  });

  it.each([
    [{ numbers: [1, 2, 3, 4, 5, 5], special: 7 }, 'impossibleDraw', 'draw.numbers[5]'],
    [{ numbers: [1, 2, 3, 4, 5, 6], special: 6 }, 'impossibleDraw', 'draw.special'],
    [{ numbers: [1, 2, 3, 4, 5], special: 7 }, 'impossibleDraw', 'draw.numbers'],
    [{ numbers: [1, 2, 3, 4, 5, 50], special: 7 }, 'outOfRange', 'draw.numbers[5]'],
    [{ numbers: [1, 2, 3, 4, 5, 6], special: 0 }, 'outOfRange', 'draw.special'],
  ])('refuses the draw %j', (wrong, code, path) => {
    expect(() => settleMarkSix([], wrong, DAY)).toThrow(
      expect.objectContaining({ name: 'EngineError', code, path, message: expect.stringMatching(/: .{10,}$/) }),
    );
  });
});

describe('selectionRule', () => {
  it.each([
    [5, 'six', 'shouldSelectSix', 0n],
    [6, 'six', null, 1n],
    [7, 'six', 'shouldSelectSix', 0n],
    [1, undefined, 'atLeastTwo', 0n],
    [2, undefined, null, 1n],
    [9, undefined, null, 1n],
    [10, undefined, 'mostNine', 0n],
  ] as const)('merging %i animals (%s): %s', (selected, configuration, rule, lines) => {
    const count = { kind: 'specialCodeMergeAnimal' as const, selected, configuration };
    expect(selectionRule(count)).toBe(rule);
    expect(selectionLines(count)).toBe(lines);
  });

  it.each([
    [0, 1, 'atLeastOne', 0n],
    [1, 1, null, 1n],
    [5, 1, null, 5n],
    [6, 1, 'mostFive', 6n],
    [1, 2, 'atLeastCombinationLevel', 0n],
    [2, 2, null, 1n],
    [6, 3, null, 20n],
    [12, 5, null, 792n],
  ] as const)('combining %i animals at level %i: %s', (selected, level, rule, lines) => {
    const count = { kind: 'specialCodeCombinationZodiacs' as const, selected, level };
    expect(selectionRule(count)).toBe(rule);
    expect(selectionLines(count)).toBe(lines);
  });
});

describe('oddsGroup', () => {
  it('follows the index ranges of the odds list', () => {
    expect([0, 1, 2].map((index) => oddsGroup(index)?.kind)).toEqual([
      'specialCode',
      'specialCodeSide',
      'specialCodeColor',
    ]);
    expect(oddsGroup(3)).toEqual({ kind: 'numberCode', position: 'no1' });
    expect(oddsGroup(20)).toEqual({ kind: 'numberCodeColor', position: 'no6' });
    expect([21, 22, 23, 29].map((index) => oddsGroup(index))).toEqual([
      { kind: 'specialCodeAnimal' },
      { kind: 'specialCodeMergeAnimal' },
      { kind: 'specialCodeTail' },
      { kind: 'tail' },
    ]);
    expect([24, 28].map((index) => oddsGroup(index)?.level)).toEqual([1, 5]);
    expect([30, -1, 1.5].map(oddsGroup)).toEqual([undefined, undefined, undefined]);
  });
});

describe('properties', () => {
  it('every ball has one animal in every year; each animal has four balls, the year its five', () => {
    for (const year of ANIMALS) {
      const counts = new Map<Animal, number>();
      for (const ball of BALLS) counts.set(ballAnimal(ball, year), (counts.get(ballAnimal(ball, year)) ?? 0) + 1);
      expect(counts.size).toBe(12);
      for (const [animal, count] of counts) expect([animal, count]).toEqual([animal, animal === year ? 5 : 4]);
    }
  });

  it('opposite sides share out every ball but 49', () => {
    const opposites = [
      ['big', 'small'],
      ['odd', 'even'],
      ['sumOdd', 'sumEven'],
      ['tailBig', 'tailSmall'],
    ] as const;
    for (const ball of BALLS) {
      for (const pair of opposites) {
        expect(pair.map((side) => sideResult(side, ball)).toSorted()).toEqual(
          ball === 49 ? ['tie', 'tie'] : ['lose', 'win'],
        );
      }
      const crossed = BALL_SIDES.slice(-4).filter((side) => sideResult(side, ball) === 'win');
      expect(crossed).toHaveLength(ball === 49 ? 0 : 1);
    }
  });

  it('merged sets that share out the animals pay once, whatever ball comes', () => {
    const balls = fc.uniqueArray(fc.integer({ min: 1, max: 49 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(balls, fc.shuffledSubarray([...ANIMALS], { minLength: 12 }), ([special = 1, ...numbers], animals) => {
        const halves = [animals.slice(0, 6), animals.slice(6)].map((half) =>
          bet('specialCodeMergeAnimal', half, { configuration: 'six' }),
        );
        const { results } = settleMarkSix(halves, { numbers, special }, DAY);
        expect([...results].toSorted()).toEqual(special === 49 ? ['tie', 'tie'] : ['lose', 'win']);
      }),
    );
  });
});
