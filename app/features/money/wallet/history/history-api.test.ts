import { expect, it } from 'vitest';
import { historyCall } from './history-api.ts';

const PART = { start: 0, limit: 50 };
const asked = (from: string, until: string) => historyCall({ kind: 'all', from, until }, PART).query;

it.each([
  ['2026-11-27', '2026-11-27', { start_date: '2026-11-26', end_date: '2026-11-28' }],
  ['2026-01-01', '', { start_date: '2025-12-31' }],
  ['', '2024-02-29', { end_date: '2024-03-01' }],
  ['', '', {}],
])('of the days %j to %j a day more on both sides is asked for: the upstream counts days in its own zone', (...row) => {
  const [from, until, days] = row;
  expect(asked(from, until)).toEqual({ ...PART, ...days });
});

it('a year of five digits, which date fields take, is not asked for', () => {
  expect(asked('', '20261-09-13')).toEqual(PART);
});
