import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimToast } from './claim-toast.ts';

/** The browser's locks as far as needed here: one holder per name, `ifAvailable` refuses the others. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _: unknown, work: (lock: object | null) => Promise<void>) => {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({});
      held.delete(name);
    },
  } as unknown as LockManager;
}

const seen = () => true;
const hidden = () => false;

describe('which tab shows a push', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('exactly one of several tabs, the visible one', async () => {
    const locks = fakeLocks();
    const tabs = [hidden, seen, hidden].map((isVisible) => claimToast('u1.7', { locks, isVisible }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(tabs)).toEqual([false, true, false]);
  });

  it('a hidden tab, if there is no other', async () => {
    const tab = claimToast('u1.7', { locks: fakeLocks(), isVisible: hidden });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await tab).toBe(true);
  });

  it('once for each push', async () => {
    const locks = fakeLocks();
    expect(await claimToast('u1.7', { locks, isVisible: seen })).toBe(true);
    expect(await claimToast('u1.8', { locks, isVisible: seen })).toBe(true);
    expect(await claimToast('u1.7', { locks, isVisible: seen })).toBe(false);
  });

  it('every visible tab if the browser has no locks', async () => {
    const tabs = [hidden, seen].map((isVisible) => claimToast('u1.7', { locks: undefined, isVisible }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(tabs)).toEqual([false, true]);
  });
});
