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

const seen = () => Promise.resolve();
/** A tab that the player sees when the test says so. */
function aHiddenTab() {
  let show = (): void => undefined;
  const shown = new Promise<void>((resolve) => (show = resolve));
  return { whenSeen: () => shown, show };
}

describe('which tab shows a push', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('the one that the player sees, and none that is seen after it', async () => {
    const locks = fakeLocks();
    const hidden = [aHiddenTab(), aHiddenTab()];
    const [first, last] = hidden.map(({ whenSeen }) => claimToast('u1.7', { locks, whenSeen }));
    expect(await claimToast('u1.7', { locks, whenSeen: seen })).toBe(true);
    for (const { show } of hidden) show();
    expect([await first, await last]).toEqual([false, false]);
  });

  it('of hidden ones that which is seen first, however late', async () => {
    const locks = fakeLocks();
    const [one, other] = [aHiddenTab(), aHiddenTab()];
    const claims = [one, other].map(({ whenSeen }) => claimToast('u1.7', { locks, whenSeen }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    other.show();
    expect(await claims[1]).toBe(true);
    one.show();
    expect(await claims[0]).toBe(false);
  });

  it('once for each push', async () => {
    const locks = fakeLocks();
    expect(await claimToast('u1.7', { locks, whenSeen: seen })).toBe(true);
    expect(await claimToast('u1.8', { locks, whenSeen: seen })).toBe(true);
    expect(await claimToast('u1.7', { locks, whenSeen: seen })).toBe(false);
  });

  it('every tab in view if the browser has no locks', async () => {
    const tabs = [seen, seen].map((whenSeen) => claimToast('u1.7', { locks: undefined, whenSeen }));
    expect(await Promise.all(tabs)).toEqual([true, true]);
  });
});
