/**
 * Runs work while no other tab of this browser holds the lock of that name. Plain HTTP and old browsers have no locks, and a page whose
 * storage is blocked gets none; there it runs at once, and tabs know of each other only through storage, if at all.
 *
 * @example await underTabLock('slipway.refresh', () => refresh())
 */
export async function underTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  let done: Promise<T> | undefined;
  if (locks !== undefined) await locks.request(name, () => (done = work())).catch(() => undefined);
  return done ?? work();
}
