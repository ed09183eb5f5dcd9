import { afterEach, expect, it, vi } from 'vitest';
import { holdAfterLoss, LOST_FOR_MS, StoreFailed } from './edge-store.ts';

afterEach(() => vi.useRealTimers());

it('a failure of the store has its name in a log, what failed, and its cause', () => {
  const cause = new Error('disk full');
  const failure = new StoreFailed('The store cannot be written: disk full', cause);
  expect([String(failure), failure.cause]).toEqual(['StoreFailed: The store cannot be written: disk full', cause]);
  expect('cause' in new StoreFailed('No replica has the record')).toBe(false);
});

const MADE_MS = Date.parse('2026-03-14T12:00:00Z');

it.each([
  ['an hour before the store was made', -3_600_000, LOST_FOR_MS],
  ['when it was made', 0, LOST_FOR_MS],
  ['later', 45_000, LOST_FOR_MS - 45_000],
])('calls are held no longer than the deadlines of lost keys where the clock stands %s', (_, sinceMs, leftMs) => {
  vi.useFakeTimers({ now: MADE_MS + sinceMs });
  const heldBy = holdAfterLoss({ madeAnewMs: MADE_MS }, Date.now());
  vi.advanceTimersByTime(leftMs - 1);
  expect(heldBy()).toContain(new Date(MADE_MS + sinceMs + leftMs).toISOString());
  // The clock of the machine is set back meanwhile.
  vi.setSystemTime(MADE_MS - 86_400_000);
  expect(heldBy()).toContain('nothing is forwarded');
  vi.advanceTimersByTime(1);
  expect(heldBy()).toBeUndefined();
});

it('a store that was not lost holds nothing, nor one that was made anew long ago', () => {
  expect(holdAfterLoss({}, MADE_MS)()).toBeUndefined();
  expect(holdAfterLoss({ madeAnewMs: MADE_MS }, MADE_MS + LOST_FOR_MS)()).toBeUndefined();
});
