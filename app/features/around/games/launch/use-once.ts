import { useEffect, useRef } from 'react';

/** Works once while the component lives, also where React runs effects twice. */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  }, [work]);
}
