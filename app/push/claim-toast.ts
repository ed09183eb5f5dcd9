/**
 * How long a tab remembers a push: by then every other tab has received it. A background tab receives it late, because its timers
 * are throttled to one a second.
 */
const CLAIM_MS = 10_000;
/** A hidden tab waits this long, so that a visible tab shows the toast. */
const BACKGROUND_DELAY_MS = 300;

interface TabContext {
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly isVisible: () => boolean;
}

const page: TabContext = {
  // Absent on plain HTTP.
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  isVisible: () => document.visibilityState === 'visible',
};

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Whether this tab shows a push: each tab has a socket of its own and receives every message. The first to take the lock shows
 * it. Without locks every visible tab does: a toast too many, never none.
 */
export async function claimToast(name: string, { locks, isVisible }: TabContext = page): Promise<boolean> {
  if (!isVisible()) await wait(BACKGROUND_DELAY_MS);
  if (locks === undefined) return isVisible();
  return new Promise((resolve) => {
    locks
      .request(`slipway.toast.${name}`, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock !== null) await wait(CLAIM_MS);
      })
      .catch(() => resolve(true));
  });
}
