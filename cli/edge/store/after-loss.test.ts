import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgeTime } from '#cli/edge/gateway/edge-time.ts';
import { AfterLoss, LOST_FOR_MS } from './after-loss.ts';

const START = Date.parse('2026-03-14T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** What an edge that starts now does after the loss that its store is marked with. */
const startedWith = (madeAnewMs: number | undefined) =>
  new AfterLoss({ madeAnewMs }, { now: edgeTime(Date.now), wall: Date.now });
/** For how long calls are held from now on. */
function heldFor(loss: AfterLoss): number {
  let ms = 0;
  for (; loss.heldBy() !== undefined && ms < 10 * LOST_FOR_MS; ms += 1_000) vi.advanceTimersByTime(1_000);
  return ms;
}

describe('while the edge runs, calls are held for a minute after a loss', () => {
  it.each([
    ['is right', 0],
    ['is set back by a day', -DAY_MS],
    ['is set ahead by a day', DAY_MS],
  ])('where the clock %s', (_, byMs) => {
    const loss = startedWith(START);
    vi.advanceTimersByTime(20_000);
    vi.setSystemTime(Date.now() + byMs);
    expect(heldFor(loss)).toBe(LOST_FOR_MS - 20_000);
  });

  it('where the clock had been set back before the store was lost', () => {
    const store: { madeAnewMs?: number; onMadeAnew?: () => void } = {};
    const loss = new AfterLoss(store, { now: edgeTime(Date.now), wall: Date.now });
    vi.setSystemTime(START - DAY_MS);
    expect(loss.heldBy()).toBeUndefined();
    store.madeAnewMs = Date.now();
    store.onMadeAnew?.();
    expect(heldFor(loss)).toBe(LOST_FOR_MS);
  });

  it('where the clock is set ahead between the loss and the next call', () => {
    const store: { madeAnewMs?: number; onMadeAnew?: () => void } = {};
    const loss = new AfterLoss(store, { now: edgeTime(Date.now), wall: Date.now });
    store.madeAnewMs = Date.now();
    store.onMadeAnew?.();
    vi.setSystemTime(START + DAY_MS);
    expect(heldFor(loss)).toBe(LOST_FOR_MS);
  });

  it('and once more after another loss', () => {
    const store: { madeAnewMs?: number; onMadeAnew?: () => void } = { madeAnewMs: START - HOUR_MS };
    const loss = new AfterLoss(store, { now: edgeTime(Date.now), wall: Date.now });
    expect(loss.heldBy()).toBeUndefined();
    store.madeAnewMs = START;
    expect(heldFor(loss)).toBe(LOST_FOR_MS);
  });
});

describe('an edge that starts after a loss holds calls', () => {
  it.each([
    ['for what is left of the minute', 45_000, LOST_FOR_MS - 45_000],
    ['not at all once it is over', LOST_FOR_MS, 0],
    ['for a minute where the clock was set back since, never longer', -DAY_MS, LOST_FOR_MS],
  ])('%s', (_, agoMs, ms) => {
    expect(heldFor(startedWith(START - agoMs))).toBe(ms);
  });
});

it('a key whose deadline was over before the hold was may have been lost, and is held for good', () => {
  const loss = startedWith(START);
  vi.advanceTimersByTime(2 * LOST_FOR_MS);
  expect(loss.heldBy(START + 30_000)).toContain('nothing is forwarded');
  expect(loss.heldBy(START + LOST_FOR_MS)).toBeUndefined();
});

it.each([
  ['is right', 0],
  ['is set back', -DAY_MS],
  ['is set ahead', DAY_MS],
])('for an hour a key that is not there may have been lost, where the clock %s', (_, byMs) => {
  const loss = startedWith(START);
  vi.setSystemTime(START + byMs);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(loss.mayBeLost()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(loss.mayBeLost()).toBe(false);
});

it('nothing is held where no store was lost', () => {
  const loss = startedWith(undefined);
  expect([loss.heldBy(), loss.mayBeLost()]).toEqual([undefined, false]);
});
