/** Factor by which the edge's time is slower while it is ahead of the machine's clock. */
const CATCHING_UP = 2;

/**
 * The edge's time. It never goes back: a look-up at the deadline and a later delivery must agree. It never stops either: after a
 * clock was set back by an hour, no deadline would pass for an hour. It runs at half speed until the clock has caught up.
 */
export function edgeTime(clock: () => number): () => number {
  let last = clock();
  let aheadMs = 0;
  return () => {
    const ms = clock();
    const passed = ms - last;
    last = ms;
    aheadMs = passed < 0 ? aheadMs - passed : Math.max(0, aheadMs - passed / CATCHING_UP);
    return Math.floor(ms + aheadMs);
  };
}
