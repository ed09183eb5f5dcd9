import { useEffect, useState } from 'react';

/** An answer usually comes sooner than a note could be read. */
const SHOWN_MS = 500;

/** Whether something has been so for longer than most answers take. */
export function useIsLong(is: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(is), is ? SHOWN_MS : 0);
    return () => clearTimeout(timer);
  }, [is]);
  return is && isLong;
}
