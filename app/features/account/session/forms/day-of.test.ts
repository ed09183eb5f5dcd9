import { expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

it.each([
  [new Date(2026, 0, 5), '2026-01-05'],
  [new Date(2026, 8, 30, 23, 59, 59, 999), '2026-09-30'],
  [new Date(2026, 9, 1), '2026-10-01'],
  [new Date(2024, 1, 29, 12), '2024-02-29'],
  [new Date(2026, 11, 31, 23, 59, 59, 999), '2026-12-31'],
])('%#: the day of %s here is %s', (date, day) => {
  expect(dayOf(date.getTime())).toBe(day);
});
