/**
 * How long a tab keeps a push to itself: every other tab has had it by then. A tab in the background hears late, its timers are
 * held back to one a second.
 */
const CLAIM_MS = 10_000;
/** What is not seen waits this long, so that the tab that is seen shows the toast. */
const BACKGROUND_DELAY_MS = 300;

interface Surroundings {
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly isVisible: () => boolean;
}

const page: Surroundings = {
  // Absent on plain HTTP.
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  isVisible: () => document.visibilityState === 'visible',
};

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Whether this tab is the one that shows a push: each tab has a socket of its own and hears everything. The first to take the
 * lock of the name shows it. Where there are no locks every visible tab does: a toast too many, never none.
 */
export async function claimToast(name: string, { locks, isVisible }: Surroundings = page): Promise<boolean> {
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
