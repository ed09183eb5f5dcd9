/**
 * How long a tab remembers a push: by then every other tab has received it. A background tab receives it late, because its timers
 * are throttled to one a second.
 */
const CLAIM_MS = 10_000;

interface TabContext {
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Ends when the player sees the tab: at once, if it is seen. */
  readonly whenSeen: () => Promise<void>;
}

const isSeen = () => document.visibilityState === 'visible';

function whenSeen(): Promise<void> {
  if (isSeen()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!isSeen()) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}

const page: TabContext = {
  // Absent on plain HTTP.
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  whenSeen,
};

/**
 * Whether this tab shows a push: each tab has a socket of its own and receives every message. It waits in all of them until the player sees
 * one, and the first to take the lock shows it. Without locks every tab in view does: a toast too many, never none.
 */
export async function claimToast(name: string, { locks, whenSeen: seen }: TabContext = page): Promise<boolean> {
  await seen();
  if (locks === undefined) return true;
  return new Promise((resolve) => {
    locks
      .request(`slipway.toast.${name}`, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock !== null) await new Promise<void>((end) => setTimeout(end, CLAIM_MS));
      })
      .catch(() => resolve(true));
  });
}
