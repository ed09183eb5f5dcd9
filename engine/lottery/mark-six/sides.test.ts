import { describe, expect, it } from 'vitest';
import { BALL_SIDES, readSide, sideResult } from './sides.ts';

const BALLS = Array.from({ length: 49 }, (_, index) => index + 1);

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

  it('are read in all spellings', () => {
    for (const name of ['sumOdd', 'sum-odd', 'digit-sum odd', 'DigitSumOdd']) expect(readSide(name)).toBe('sumOdd');
    expect(readSide('big')).toBe('big');
    expect(readSide('oddbig')).toBeUndefined();
    expect(readSide(3)).toBeUndefined();
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
});
