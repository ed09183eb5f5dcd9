import { useEffect, useState } from 'react';
import { serverClock } from '#app/api/server-clock.ts';

const SECOND_MS = 1_000;

/**
 * The server's time, updated each second, when the page becomes visible, and whenever `answer`
 * changes, because a response may have corrected the clock. Nothing is counted down locally, so a tab that slept shows no stale time.
 */
export function useGameTime(answer?: unknown): number {
  const [now, setNow] = useState(() => serverClock.gameTime());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (_why: unknown) => {
      clearTimeout(timer);
      const time = serverClock.gameTime();
      setNow(time);
      timer = setTimeout(read, SECOND_MS - (((time % SECOND_MS) + SECOND_MS) % SECOND_MS));
    };
    const onSight = () => document.visibilityState === 'visible' && read('sight');
    read(answer);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [answer]);
  return now;
}
