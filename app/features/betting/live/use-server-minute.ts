import { useEffect, useState } from 'react';
import { serverClock } from '#app/api/server-clock.ts';

const MINUTE_MS = 60_000;

/** The server's time, once a minute: what starts soon changes no faster. */
export function useServerMinute(): number {
  const [now, setNow] = useState(() => serverClock.gameTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.gameTime()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
