import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How much of the page's lower edge is covered above the navigation; the page ends that much earlier. */
const SPACE = '--bottom-space';

/**
 * Measures what lies over the lower edge of a phone's page (bar or tray of the slip), so that it covers no last row and no
 * focused control.
 */
export function useBottomSpace<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const covering = element.current;
    const { style } = document.documentElement;
    if (covering === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => style.setProperty(SPACE, `${covering.offsetHeight}px`));
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.removeProperty(SPACE);
    };
  }, []);
  return element;
}
