// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { upstreamDay, upstreamMidnight } from './upstream-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['America/Sao_Paulo', '2026-11-28T00:30:00Z', '21:00'],
  ['Australia/Lord_Howe', '2026-11-28T01:00:00Z', '11:00'],
  ['Asia/Kolkata', '2026-11-28T01:00:00Z', '05:30'],
  // Summer and winter.
  ['Europe/London', '2026-06-28T12:00:00Z', '01:00'],
  ['Europe/London', '2026-11-28T12:00:00Z', undefined],
  ['UTC', '2026-11-28T00:00:00Z', undefined],
])("in %s, on %s, the upstream's next day begins at %s", (zone, now, begins) => {
  vi.stubEnv('TZ', zone);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  expect(upstreamMidnight(Date.parse(now), 'en')).toBe(begins);
  expect(upstreamDay(Date.parse(now))).toBe(now.slice(0, 10));
});
