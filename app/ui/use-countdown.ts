import { useEffect, useState } from 'react';
import { serverClock } from '#app/api/server-clock.ts';

const TICK_MS = 1_000;

/** Whole seconds until an instant of the server's clock; 0 once it is past. Correct after the page has slept, too, and whatever is done to the browser's clock. */
export function useCountdown(end: number): number {
  const [counted, setCounted] = useState(end);
  const [now, setNow] = useState(() => serverClock.transportTime());
  // Nothing has counted while nothing was to be waited for.
  if (counted !== end) {
    setCounted(end);
    setNow(serverClock.transportTime());
  }
  const isRunning = end > now;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverClock.transportTime()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return isRunning ? Math.ceil((end - now) / 1_000) : 0;
}
