import { useSyncExternalStore } from 'react';
import { serverClock } from '#app/api/server-clock.ts';

const TICK_MS = 1_000;

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment of the game clock; 0 when it is past. */
export function useSecondsLeft(instant: string): number {
  return useSyncExternalStore(everySecond, () =>
    Math.max(0, Math.ceil((Date.parse(instant) - serverClock.gameTime()) / 1_000)),
  );
}
