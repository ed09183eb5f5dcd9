import { useEffect, useState, type RefObject } from 'react';

/** Section 9 of the specification: this close to the edge of the window counts as visible. */
const NEAR = '500px';

/** Whether an element is, or was, about to scroll into view: content far down the page requests its data only then. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
