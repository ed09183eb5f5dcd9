/** How much slower the edge's time goes than real time while it is ahead of the clock of the machine. */
const CATCHING_UP = 2;

/**
 * The time of the edge, by the clock of the machine, which may be set. Never back: a look-up at the deadline and a delivery after it
 * must agree. Never still either: after a clock was set back by an hour, no deadline would pass for an hour, and no lost call would
 * be decided. It goes on at half the pace until the clock has caught up.
 */
export function edgeTime(clock: () => number): () => number {
  let ms = clock();
  let at = performance.now();
  return () => {
    const before = at;
    at = performance.now();
    ms = Math.max(ms + (at - before) / CATCHING_UP, clock());
    return Math.floor(ms);
  };
}
