import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch, type MatchSource } from '#app/features/betting/matches/index.ts';
import type { RowRoom } from '#app/features/betting/sports/row/shown-markets.ts';
import { useOffsetTop } from '#app/ui/use-offset-top.ts';
import type { Entry } from './arrange.ts';
import type { View } from './lobby-filter.ts';
import { estimatePx, isSameList, withFocused } from './row-range.ts';

/** Rows rendered beyond the screen on either side: enough for fast scrolling, and for Tab to find the next one. */
const OVERSCAN = 6;
/** Measured row heights by view and match, so that going back to the list restores its height and scroll position. */
const KNOWN_PX = new Map<string, number>();
const MAX_KNOWN = 5_000;

interface MatchWindow {
  readonly entries: readonly Entry[];
  readonly sources: readonly MatchSource[];
  readonly view: View;
  readonly room: RowRoom;
  /** Which matches are on the screen or near it. */
  readonly onShown: (ids: readonly string[]) => void;
}

/** The rows of a list that are near the screen, and the row with the focus; their prices are watched. */
export function useMatchWindow({ entries, sources, view, room, onShown }: MatchWindow) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useFocusedMatch(list);
  const margin = useOffsetTop(list);
  const estimate = useCallback(
    (index: number) => {
      const entry = entries[index];
      return KNOWN_PX.get(`${view} ${entry?.match.match_id}`) ?? estimatePx(entry, room);
    },
    [entries, room, view],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to memoised components
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: entries.length,
    estimateSize: estimate,
    getItemKey: useCallback((index: number) => entries[index]?.match.match_id ?? index, [entries]),
    overscan: OVERSCAN,
    scrollMargin: margin,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
    measureElement: (element, entry, instance) => {
      const px = measureElement(element, entry, instance);
      // Without layout (tests without a browser), use the estimate.
      if (px === 0) return estimate(instance.indexFromElement(element));
      if (KNOWN_PX.size > MAX_KNOWN) KNOWN_PX.clear();
      KNOWN_PX.set(`${view} ${element.dataset['match']}`, px);
      return px;
    },
    rangeExtractor: useCallback(
      (range: Range) => withFocused(defaultRangeExtractor(range), entries, focused.current),
      [entries, focused],
    ),
  });
  const shown = rows.getVirtualItems();
  const ids = useSameIds(shown.flatMap(({ index }) => entries[index]?.match.match_id ?? []));
  useWatch(sources, ids);
  useEffect(() => onShown(ids), [ids, onShown]);
  return {
    attach(element: HTMLUListElement | null): void {
      list.current = element;
      rows.containerRef(element);
    },
    measureRow: rows.measureElement,
    shown,
  };
}

/** The match whose row has the focus. */
function useFocusedMatch(list: { readonly current: HTMLElement | null }): { readonly current: string | undefined } {
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const { signal, abort } = withAbort();
    element.addEventListener(
      'focusin',
      ({ target }) => (focused.current = (target as Element).closest<HTMLElement>('[data-match]')?.dataset['match']),
      { signal },
    );
    element.addEventListener('focusout', () => (focused.current = undefined), { signal });
    return abort;
  }, [list]);
  return focused;
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Returns the same array while its content is the same. */
function useSameIds(ids: readonly string[]): readonly string[] {
  const [stable, setStable] = useState(ids);
  const isSame = isSameList(stable, ids);
  if (!isSame) setStable(ids);
  return isSame ? stable : ids;
}
