import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import { assertBall } from './balls.ts';

/** In the order of the years. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

/** An animal of the zodiac. */
export type Animal = (typeof ANIMALS)[number];

/** First days of the lunar years (specification section 3) and their animals. */
const LUNAR_YEARS: readonly (readonly [from: string, animal: Animal])[] = [
  ['2024-02-10', 'dragon'],
  ['2025-01-29', 'snake'],
  ['2026-02-17', 'horse'],
  ['2027-02-06', 'goat'],
];

/** Lunar new year 2028 (Hong Kong Observatory). */
const TABLE_END = '2028-01-26';

const DATE_TEXT = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The animal of a date's lunar year, which begins at lunar new year, not at Lichun (4 February).
 *
 * @param date `YYYY-MM-DD`, where the draw takes place
 * @throws EngineError `notADate`; `unknownZodiacYear` outside the table: never a default animal
 * @example zodiacYear('2025-01-28') // 'dragon'
 * @example zodiacYear('2025-01-29') // 'snake'
 */
export function zodiacYear(date: string, path = 'date'): Animal {
  assertDate(date, path);
  const year = LUNAR_YEARS.findLast(([from]) => date >= from);
  if (year === undefined || date >= TABLE_END) {
    const known = `${LUNAR_YEARS[0]?.[0]} to the day before ${TABLE_END}`;
    throw new EngineError('unknownZodiacYear', path, `the zodiac table knows ${known}, got ${shown(date)}`);
  }
  return year[1];
}

/** The animal of the draw's year, computed only for bets on animals. @throws EngineError `missingValue` without a day */
export function yearOfDraw(date: string | undefined): () => Animal {
  const known = date === undefined ? undefined : zodiacYear(date);
  return () => {
    if (known !== undefined) return known;
    throw new EngineError(
      'missingValue',
      'date',
      'a bet on animals needs the day of the draw: it decides the zodiac year',
    );
  };
}

/**
 * The animal of a ball: 1 has the year's animal, and animals run backwards, so that 1, 13, 25, 37 and 49 share one.
 *
 * @example ballAnimal(2, 'dragon') // 'rabbit'
 */
export function ballAnimal(ball: number, year: Animal, path = 'number'): Animal {
  assertBall(ball, path);
  const turns = (ANIMALS.indexOf(year) - (ball - 1)) % ANIMALS.length;
  return ANIMALS[(turns + ANIMALS.length) % ANIMALS.length] ?? year;
}

/** @example isAnimal('cat') // false */
export function isAnimal(name: unknown): name is Animal {
  return (ANIMALS as readonly unknown[]).includes(name);
}

/** 2025-02-30 does not exist. Compared as text, without clock or time zone. */
function assertDate(date: string, path: string): void {
  const [year = 0, month = 0, day = 0] =
    typeof date === 'string' && DATE_TEXT.test(date) ? date.split('-').map(Number) : [];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  if (day < 1 || day > days) {
    throw new EngineError('notADate', path, `expected a day like "2025-03-01", got ${shown(date)}`);
  }
}
