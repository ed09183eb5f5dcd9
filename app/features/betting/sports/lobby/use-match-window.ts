import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Range } from '@tanstack/react-virtual';
import { useBrand } from '#app/brand/brand-context.ts';
import { useWatch, type MatchSource } from '#app/features/betting/matches/index.ts';
import type { RowRoom } from '#app/features/betting/sports/row/shown-markets.ts';
import { useOffsetTop } from '#app/ui/use-offset-top.ts';
import type { Entry } from './bands.ts';
import type { View } from './lobby-filter.ts';
import { PlacedRows } from './placed-rows.ts';
import { estimatePx, inPairs, rowsOfHeight, withFocused } from './row-range.ts';
import { useListCore } from './use-list-core.ts';

/** Rows rendered beyond the screen on either side: enough for fast scrolling, and for Tab to find the next one. */
const OVERSCAN = 6;
/** Measured row heights by view and match, so that going back to the list restores its height and scroll position. */
const KNOWN_PX = new Map<string, number>();
const MAX_KNOWN = 5_000;
const keyOf = (view: View, id: string | undefined): string => `${view} ${id}`;

/** Undefined without layout, as in tests without a browser. */
function noteHeight(key: string, px: number): number | undefined {
  if (px === 0) return undefined;
  if (KNOWN_PX.size > MAX_KNOWN) KNOWN_PX.clear();
  KNOWN_PX.set(key, px);
  return px;
}

interface MatchWindow {
  readonly entries: readonly Entry[];
  readonly sources: readonly MatchSource[];
  readonly view: View;
  readonly room: RowRoom;
  /** Which matches are on the screen or near it. */
  readonly onShown: (ids: readonly string[]) => void;
}

/**
 * The rows of a list that are near the screen, and the row with the focus; their prices are watched. Until the machine of long lists is there,
 * the rows of the first screen, one below the other: it takes over the same elements where they are.
 */
export function useMatchWindow({ entries, sources, view, room, onShown }: MatchWindow) {
  const list = useRef<HTMLUListElement>(null);
  const margin = useOffsetTop(list);
  const { row } = useBrand().layout;
  const estimate = useCallback(
    (index: number) => {
      const entry = entries[index];
      return KNOWN_PX.get(keyOf(view, entry?.match.match_id)) ?? estimatePx(entry, room, row);
    },
    [entries, room, row, view],
  );
  const idAt = useCallback((index: number) => entries[index]?.match.match_id ?? index, [entries]);
  const onFirst = rowsOfHeight(innerHeight, entries.length, estimate);
  const noteHeights = useCallback(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-match]') ?? [])
      noteHeight(keyOf(view, row.dataset['match']), row.getBoundingClientRect().height);
  }, [view]);
  const core = useListCore(onFirst < entries.length, noteHeights);
  const render = useReducer((times: number) => times + 1, 0)[1];
  const placed = useMemo(
    () => (core === undefined || core === 'lacking' ? undefined : { core, rows: new PlacedRows(core, render) }),
    [core, render],
  );
  const rows = placed?.rows;
  const rangeExtractor = useCallback(
    (range: Range) => withFocused(placed?.core.defaultRangeExtractor(inPairs(range)) ?? [], entries, focusedMatch()),
    [placed, entries],
  );
  const inFlow = core === 'lacking' ? entries.length : onFirst;
  const shown =
    rows?.due({
      count: entries.length,
      estimateSize: estimate,
      getItemKey: idAt,
      overscan: OVERSCAN,
      scrollMargin: margin,
      rangeExtractor,
      measureElement(row, entry) {
        const key = keyOf(view, row.dataset['match']);
        // A known one is read when it has changed: to read each between two that are placed lays the page out once for every row.
        const known = entry === undefined ? KNOWN_PX.get(key) : undefined;
        if (known !== undefined) return known;
        // With its fractions, or rows would move when they are placed.
        const px = entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;
        return noteHeight(key, px) ?? estimate(Number(row.dataset['index']));
      },
    }) ?? Array.from({ length: inFlow }, (_, index) => ({ index, key: idAt(index) }));
  useLayoutEffect(() => rows?.start(), [rows]);
  useLayoutEffect(() => rows?.settle());
  const ids = useSameIds(shown.flatMap(({ index }) => entries[index]?.match.match_id ?? []));
  useWatch(sources, ids);
  useEffect(() => onShown(ids), [ids, onShown]);
  return {
    attach: useCallback(
      (element: HTMLUListElement | null) => {
        list.current = element;
        rows?.hold(element);
      },
      [rows],
    ),
    measureRow: rows?.measure,
    shown,
    isPlaced: rows !== undefined,
    /** The height of the whole list, where rows below the first screen are still to come. */
    restPx: rows === undefined && inFlow < entries.length ? heightOf(entries.length, estimate) : undefined,
  };
}

function heightOf(count: number, estimate: (index: number) => number): number {
  let px = 0;
  for (let index = 0; index < count; index += 1) px += estimate(index);
  return px;
}

/** The match whose row has the focus. Asked for, not followed: a window that goes to the back says that the focus has left, and it has not. */
const focusedMatch = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-match]')?.dataset['match'];

/** Returns the same array while its content is the same. */
function useSameIds(ids: readonly string[]): readonly string[] {
  const all = JSON.stringify(ids);
  // Not by a state: setting one would render the list a second time for every row that comes or goes.
  return useMemo(() => JSON.parse(all) as readonly string[], [all]);
}
