import { useEffect, useRef } from 'react';

/** Section 9 of the specification: this many pixels before the end count as the end. */
const THRESHOLD_PX = 500;

/** Calls back when the element comes near the visible area, and again after each call while it stays there. */
export function useNearEnd(isWaiting: boolean, onNear: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    // Without an observer the button remains.
    if (!isWaiting || element === null || !('IntersectionObserver' in globalThis)) return undefined;
    const root = element.closest('dialog');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) near.current();
      },
      { root, rootMargin: `0px 0px ${THRESHOLD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting]);
  return ref;
}
