import { useEffect, useRef } from 'react';

/** Section 9 of the specification: the end counts as reached this far before it. */
const THRESHOLD_PX = 500;

/** Calls when the element comes near the visible part, and again after each call while it stays there. */
export function useNearEnd(isWaiting: boolean, onNear: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    // Without an observer there is the button.
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
