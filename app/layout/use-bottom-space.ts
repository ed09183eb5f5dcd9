import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How much of the page's lower edge is covered above the navigation; the page ends that much earlier. */
const SPACE = '--bottom-space';

/**
 * Measures what lies over the lower edge of a phone's page (bar or tray of the slip), so that it covers no last row and no
 * focused control: the root keeps what is scrolled to above it, and `column` ends that much earlier.
 *
 * The property is not inherited (styles/base.css): the style of every element was computed again with each pick.
 */
export function useBottomSpace<E extends HTMLElement>(column: RefObject<HTMLElement | null>): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const covering = element.current;
    if (covering === null || typeof ResizeObserver === 'undefined') return undefined;
    const places = [document.documentElement, column.current];
    const observer = new ResizeObserver(() => {
      const space = `${covering.offsetHeight}px`;
      for (const place of places) place?.style.setProperty(SPACE, space);
    });
    observer.observe(covering);
    return () => {
      observer.disconnect();
      for (const place of places) place?.style.removeProperty(SPACE);
    };
  }, [column]);
  return element;
}
