import { useCallback, useEffect, useState } from 'react';
import { serverClock } from '#app/api/server-clock.ts';

const TICK_MS = 1_000;

/** Whole seconds until a moment that `start` sets; 0 once it is past. Correct after the page has slept, too, and whatever is done to the browser's clock. */
export function useCountdown(): { readonly seconds: number; readonly start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const isRunning = end > now;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverClock.transportTime()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback((length: number) => {
    const at = serverClock.transportTime();
    setNow(at);
    setEnd(at + length * 1_000);
  }, []);
  return { seconds: isRunning ? Math.ceil((end - now) / 1_000) : 0, start };
}
