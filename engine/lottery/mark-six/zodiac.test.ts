import { describe, expect, it } from 'vitest';
import { ballColor } from './balls.ts';
import { ANIMALS, ballAnimal, zodiacYear, type Animal } from './zodiac.ts';

const BALLS = Array.from({ length: 49 }, (_, index) => index + 1);

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

  it.each([[['2025-03-01']], [20250301], [null]])('refuses %j, which is no text', (date) => {
    expect(() => zodiacYear(date as never)).toThrow(expect.objectContaining({ code: 'notADate', path: 'date' }));
  });

  it.each(['2025-02-29', '2025-13-01', '2025-00-10', '2025-04-31', '2025-04-00', '2025-4-1', '01.02.2025', ''])(
    'refuses the day %j',
    (date) => {
      expect(() => zodiacYear(date)).toThrow(expect.objectContaining({ code: 'notADate', path: 'date' }));
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

  it('every ball has one animal in every year; each animal has four balls, the year its five', () => {
    for (const year of ANIMALS) {
      const counts = new Map<Animal, number>();
      for (const ball of BALLS) counts.set(ballAnimal(ball, year), (counts.get(ballAnimal(ball, year)) ?? 0) + 1);
      expect(counts.size).toBe(12);
      for (const [animal, count] of counts) expect([animal, count]).toEqual([animal, animal === year ? 5 : 4]);
    }
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
