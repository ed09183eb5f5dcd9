import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { edgeTime } from './edge-time.ts';

const START = Date.parse('2026-03-14T12:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

it('is the time of the machine, also where its clock is set ahead', () => {
  const now = edgeTime(Date.now);
  vi.advanceTimersByTime(10_000);
  expect(now()).toBe(START + 10_000);
  vi.setSystemTime(START + HOUR_MS);
  expect(now()).toBe(START + HOUR_MS);
});

it('goes neither back nor still where the clock is set back: deadlines pass, and the clock catches up with it', () => {
  const now = edgeTime(Date.now);
  now();
  vi.setSystemTime(START - HOUR_MS);
  expect(now()).toBe(START);
  vi.advanceTimersByTime(60_000);
  expect(now()).toBe(START + 30_000);
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(now()).toBe(Date.now());
});
