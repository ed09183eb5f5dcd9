import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { specialSides, yearOfDraw } from './draw-facts.ts';
import { raceFacts } from './race-facts.ts';

describe('what a draw means', () => {
  it('a special number wins one side of each pair, 49 none', () => {
    for (let ball = 1; ball < 49; ball += 1) expect(specialSides(ball), String(ball)).toHaveLength(4);
    expect(specialSides(49)).toEqual([]);
    expect(specialSides(23)).toEqual(['small', 'odd', 'sumOdd', 'tailSmall']);
  });

  it('the zodiac year is unknown outside the table, never a default', () => {
    expect(yearOfDraw('2026-03-01T12:00:00.000Z')).toBe('horse');
    expect(yearOfDraw('2031-03-01T12:00:00.000Z')).toBeUndefined();
  });

  it('a finish has a sum with two sides, and a winner of each pair', () => {
    const cars = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10 });
    fc.assert(
      fc.property(cars, (finish) => {
        const { sum, sumSides, pairs } = raceFacts(finish);
        expect(sum).toBe((finish[0] ?? 0) + (finish[1] ?? 0));
        expect(sumSides).toEqual([sum >= 12 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even']);
        expect(pairs).toEqual(
          [0, 1, 2, 3, 4].map((at) => ((finish[at] ?? 0) > (finish[9 - at] ?? 0) ? 'dragon' : 'tiger')),
        );
      }),
    );
  });
});
