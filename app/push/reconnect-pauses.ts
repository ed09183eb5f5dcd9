/** Section 9 of the specification: 1 s x attempt, capped at 10 s. */
const STEP_MS = 1_000;
const MAX_MS = 10_000;

/** @example reconnectAfterMs(3) // 3000 */
export const reconnectAfterMs = (attempt: number): number => Math.min(STEP_MS * attempt, MAX_MS);

/**
 * How long to wait before each attempt, counted from the loss before it. The waiting times of the specification follow one another, and
 * each attempt comes at a random moment of its own: an upstream that was restarted is called by all its players within these seconds, and not
 * by all of them at the end of each.
 */
export function reconnectPauses(random: () => number): (attempt: number) => number {
  /** What is left of the waiting time of the attempt before. */
  let rest = 0;
  return (attempt) => {
    const whole = reconnectAfterMs(attempt);
    const waited = whole * random();
    const pause = (attempt === 1 ? 0 : rest) + waited;
    rest = whole - waited;
    return pause;
  };
}
