import { useEffect, useState } from 'react';
import { serverClock } from '#app/api/server-clock.ts';

const SECOND_MS = 1_000;

/** The server's time, updated each second. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverClock.gameTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.gameTime()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
