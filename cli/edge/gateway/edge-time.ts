/** How much slower the edge's time goes than the clock of the machine while it is ahead of it. */
const CATCHING_UP = 2;

/**
 * The time of the edge, by the clock of the machine, which may be set. Never back: a look-up at the deadline and a delivery after it
 * must agree. Never still either: after a clock was set back by an hour, no deadline would pass for an hour, and no lost call would
 * be decided. It goes on at half the pace until the clock has caught up.
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
