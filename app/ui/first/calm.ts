import { useEffect, useState } from 'react';

/** What waits comes in any case: a page may never be idle. */
const MAX_WAIT_MS = 1_000;
/** A frame that is never seen to go, as where the app could not start. */
const FRAME_MS = 5_000;

let isCalm = false;
let awaited: Promise<unknown> | undefined;
let calm: Promise<void> | undefined;

/** What comes after the frame and belongs to the first view: the page is not calm before that has come, or could not. */
export const calmAfter = (part: Promise<unknown>): void => void (awaited = part.catch(() => undefined));

/**
 * Ends once the page's painted frame has gone and the browser has nothing to do. What the first press does not need is asked for then: on a
 * slow line it took half of the time to the answer.
 */
export const whenCalm = (): Promise<void> => (calm ??= becomeCalm());

/** For tests, which share a page: as on one that has just been opened. */
export function forgetCalm(): void {
  isCalm = false;
  awaited = undefined;
  calm = undefined;
}

async function becomeCalm(): Promise<void> {
  const frame = document.getElementById('frame');
  if (frame !== null)
    await new Promise<void>((resolve) => {
      setTimeout(resolve, FRAME_MS);
      new MutationObserver((_, observer) => {
        if (frame.isConnected) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true });
    });
  if (awaited) await Promise.race([awaited, new Promise((resolve) => setTimeout(resolve, FRAME_MS))]);
  await whenIdle();
  // The first may come between the tray and its frame.
  await whenIdle();
  isCalm = true;
}

/** Safari has no such call. */
const canBeIdle = (): boolean => 'requestIdleCallback' in globalThis;

export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (canBeIdle()) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else resolve();
  });

/** Whether the page is calm; without odds that were drawn before the app, from the first render on. */
export function useIsCalm(): boolean {
  const [is, setIs] = useState(() => isCalm || !('slipwayFirst' in globalThis));
  useEffect(() => {
    if (!is) void whenCalm().then(() => setIs(true));
  }, [is]);
  return is;
}
