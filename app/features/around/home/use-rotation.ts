import { useEffect, useState } from 'react';

/** Section 9 of the specification. */
export const INTERVAL_MS = 5_000;

export interface Rotation {
  readonly index: number;
  readonly go: (index: number) => void;
}

/**
 * Which of `count` slides is shown: the next one every five seconds, unless paused; a manual change restarts the five seconds.
 */
export function useRotation(count: number, isHeld: boolean): Rotation {
  const [wanted, setWanted] = useState(0);
  const index = count === 0 ? 0 : ((wanted % count) + count) % count;
  useEffect(() => {
    if (isHeld || count < 2) return undefined;
    const timer = setTimeout(() => setWanted(index + 1), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [count, isHeld, index]);
  return { index, go: setWanted };
}
