import { useEffect, useState } from 'react';
import { serverClock } from '#app/api/server-clock.ts';

const SECOND_MS = 1_000;

/**
 * The time of the games, read again as each of its seconds begins, whenever the page comes back into sight, and whenever `answer`
 * changes: an answer may have put the clock right. Nothing is counted down locally, so a tab that slept shows no old time.
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
