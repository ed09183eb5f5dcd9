import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MarketKind } from '#contract/entities';
import { useWatch, type MatchSource } from '#app/features/betting/matches/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useOffsetTop } from '#app/ui/use-offset-top.ts';
import type { Entry } from './arrange.ts';
import { EntryHeadings } from './entry-headings.tsx';
import type { Favourites } from '#app/features/betting/sports/row/favourites-slice.ts';
import type { View } from './lobby-filter.ts';
import { MatchRow } from '#app/features/betting/sports/row/match-row.tsx';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import { estimatePx, isSameList, withFocused } from './row-range.ts';
import * as styles from './match-rows.module.css';

/** Rows rendered beyond the screen on either side: enough for fast scrolling, and for Tab to find the next one. */
const OVERSCAN = 6;
/** Measured row heights by view and match, so that going back to the list restores its height and scroll position. */
const KNOWN_PX = new Map<string, number>();
const MAX_KNOWN = 5_000;

interface MatchRowsProps {
  readonly entries: readonly Entry[];
  readonly sources: readonly MatchSource[];
  readonly view: View;
  readonly only: MarketKind | undefined;
  readonly favourites: Favourites;
  readonly words: Words;
  readonly isReadOnly: boolean;
  /** Whether leagues are named with their sport. */
  readonly withSport?: boolean;
  /** Which matches are on the screen or near it. */
  readonly onShown: (ids: readonly string[]) => void;
}

/**
 * Any number of matches, of which only those near the screen are rendered. Screen readers get the count and the position of
 * each; the focused row stays rendered, however far it is scrolled away.
 */
export function MatchRows(props: MatchRowsProps) {
  const { entries, sources, view, only, favourites, words, isReadOnly, withSport = false, onShown } = props;
  const list = useRef<HTMLUListElement>(null);
  const focused = useFocusedMatch(list);
  const margin = useOffsetTop(list);
  const estimate = useCallback(
    (index: number) => {
      const entry = entries[index];
      return KNOWN_PX.get(`${view} ${entry?.match.match_id}`) ?? estimatePx(entry, only);
    },
    [entries, only, view],
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
  return (
    <ul
      ref={(element) => {
        list.current = element;
        rows.containerRef(element);
      }}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without markers, Safari does not call it a list
      role="list"
      className={styles.list}
      aria-label={words.t('sports:count', {
        count: entries.length,
        shown: formatCount(String(entries.length), words.language),
      })}
    >
      {shown.map(({ index, key }) => {
        const entry = entries[index];
        if (entry === undefined) return null;
        const { match } = entry;
        const id = match.match_id;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            className={styles.item}
            data-index={index}
            data-match={id}
            data-state={match.state}
            aria-setsize={entries.length}
            aria-posinset={index + 1}
          >
            <EntryHeadings entry={entry} view={view} favourites={favourites} words={words} />
            <MatchRow
              id={id}
              words={words}
              only={only}
              isStarred={favourites.matches.includes(id)}
              withDay={view === 'league'}
              withLeague={view === 'time'}
              withSport={withSport}
              isReadOnly={isReadOnly}
            />
          </li>
        );
      })}
    </ul>
  );
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
