import { beforeAll, expect, it } from 'vitest';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useDayText } from './use-day-text.ts';

beforeAll(() => stubPage());

it.each([
  ['day', '2026-01-01', 'Jan 1'],
  ['week', '2026-12-31', 'Dec 31'],
  ['month', '2026-03-01', 'Mar 2026'],
] as const)('the %s of %s is %s', (step, date, text) => {
  expect(readHook(() => useDayText(step))(date)).toBe(text);
});
