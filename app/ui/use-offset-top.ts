import { useLayoutEffect, useState } from 'react';

/** The list's distance from the top of the page. Content above it may grow and shrink. */
export function useOffsetTop(list: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + scrollY));
    measure();
    if (typeof ResizeObserver === 'undefined' || element.parentElement === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
