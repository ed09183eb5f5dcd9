import { useLayoutEffect, useState, type RefObject } from 'react';

/** The minimum width of a card and the gap, in rem: both grow with the player's text size. */
const MIN_REM = 9;
const GAP_REM = 0.75;
/** Used until there is a layout. */
const GUESS = { columns: 4, columnPx: 160, gapPx: 12 } as const;

/** How many cards fit in a row, and their width; at least two, for the smallest phones. */
export function columnsFor(width: number, remPx: number) {
  const gapPx = GAP_REM * remPx;
  const columns = Math.max(2, Math.floor((width + gapPx) / (MIN_REM * remPx + gapPx)));
  return { columns, columnPx: (width - gapPx * (columns - 1)) / columns, gapPx };
}

/** The columns of a grid for its element's width. */
export function useColumns(grid: RefObject<HTMLElement | null>) {
  const [shape, setShape] = useState<ReturnType<typeof columnsFor>>(GUESS);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const remPx = Number(getComputedStyle(document.documentElement).fontSize.replace('px', ''));
      if (element.clientWidth > 0 && remPx > 0) setShape(columnsFor(element.clientWidth, remPx));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return shape;
}
