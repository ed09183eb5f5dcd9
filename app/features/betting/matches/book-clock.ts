/** How long a hidden page, which has no frames, waits before it writes. */
const HIDDEN_MS = 1_000;

/** Clock and frames of the browser; tests pass their own. */
export interface BookClock {
  readonly now: () => number;
  readonly onFrame: (run: () => void) => void;
}

export const PAGE_CLOCK: BookClock = {
  now: () => performance.now(),
  // A hidden page paints no frames; there a timer is fast enough.
  onFrame: (run) =>
    void (document.visibilityState === 'visible' ? requestAnimationFrame(run) : setTimeout(run, HIDDEN_MS)),
};
