/**
 * Runs work while no other tab of this browser holds the lock of that name. Plain HTTP and old browsers have no locks; there it
 * runs at once, and tabs know of each other only through storage.
 *
 * @example await underTabLock('slipway.refresh', () => refresh())
 */
export async function underTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks === undefined ? work() : ((await locks.request(name, work)) as T);
}
