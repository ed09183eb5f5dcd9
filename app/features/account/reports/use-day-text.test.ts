import { beforeAll, expect, it } from 'vitest';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { daysText, useDayText } from './use-day-text.ts';

beforeAll(() => stubPage());

it.each([
  ['day', '2026-01-01', 'Jan 1'],
  ['week', '2026-12-31', 'Dec 31'],
  ['month', '2026-03-01', 'Mar 2026'],
] as const)('the %s of %s is %s', (step, date, text) => {
  expect(readHook(() => useDayText(step))(date)).toBe(text);
});

it('days are named from the first to the last, and one alone once', () => {
  expect(daysText('2026-11-27', '2026-11-28', 'en')).toMatch(/^Nov 27\s–\s28, 2026$/);
  expect(daysText('2026-11-28', '2026-11-28', 'en')).toBe('Nov 28, 2026');
});
