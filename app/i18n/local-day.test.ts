import { afterEach, expect, it, vi } from 'vitest';
import { localDay } from './local-day.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['UTC', '2026-11-28T00:30:00Z', '2026-11-28'],
  ['America/Sao_Paulo', '2026-11-28T00:30:00Z', '2026-11-27'],
  ['America/Sao_Paulo', '2026-11-28T03:00:00Z', '2026-11-28'],
  ['Australia/Lord_Howe', '2026-11-27T13:00:00Z', '2026-11-28'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
  ['Pacific/Kiritimati', '2024-02-28T10:00:00Z', '2024-02-29'],
])('in %s, %s is on %s', (zone, instant, day) => {
  vi.stubEnv('TZ', zone);
  expect(localDay(instant)).toBe(day);
  expect(localDay(Date.parse(instant))).toBe(day);
});
