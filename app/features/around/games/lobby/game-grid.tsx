import { measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffsetTop } from '#app/ui/use-offset-top.ts';
import { favouriteKey } from './favourites.ts';
import { GameCard } from './game-card.tsx';
import type { Game } from '#app/features/around/games/games-api.ts';
import type { Provider } from '#app/features/around/games/providers.ts';
import { useColumns } from './use-columns.ts';
import { withFocused } from './with-focused.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from '#app/features/around/games/games.module.css';

/** Rows rendered above and below the screen: enough for a fast scroll, and for Tab to reach the next one. */
const OVERSCAN = 3;
/** Height of the name, until a row has been measured. */
const NAME_PX = 48;

/**
 * Heights of rows by their first game and the width of a column: going back to the list restores its scroll position. By the width
 * alone, the height of the row measured last: one not measured yet is likely as high, and the button below the list stays in its place.
 */
const KNOWN_PX = new Map<string, number>();
const MAX_KNOWN = 2_000;

interface GameGridProps {
  readonly type: Provider;
  readonly games: readonly Game[];
  /** How many the whole list has. */
  readonly total: number;
  readonly marked: ReadonlySet<string>;
  readonly onMark: (key: string) => void;
}

/**
 * A grid of any number of games that renders only the rows near the screen. Screen readers get the full number; the focused row
 * stays rendered, however far it is scrolled away.
 */
export function GameGrid({ type, games, total, marked, onMark }: GameGridProps) {
  const { t } = useTranslation('games');
  const grid = useRef<HTMLDivElement | null>(null);
  const { columns, columnPx, gapPx } = useColumns(grid);
  const margin = useOffsetTop(grid);
  const focused = useFocusedRow(grid);
  const rowPx = columnPx + NAME_PX;
  const keyOf = useCallback(
    (index: number) => `${columnPx} ${favouriteKey(type, games[index * columns]?.id ?? '')}`,
    [columnPx, columns, games, type],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to memoised components
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(games.length / columns),
    estimateSize: useCallback(
      (index: number) => KNOWN_PX.get(keyOf(index)) ?? KNOWN_PX.get(`${columnPx}`) ?? rowPx,
      [columnPx, keyOf, rowPx],
    ),
    // Another number of columns puts other games into a row.
    getItemKey: useCallback((index: number) => `${columns}/${index}`, [columns]),
    gap: gapPx,
    overscan: OVERSCAN,
    scrollMargin: margin,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
    // Without layout (tests without a browser) the estimate is used.
    measureElement: (element, entry, instance) => {
      const px = measureElement(element, entry, instance);
      if (px === 0) return rowPx;
      if (KNOWN_PX.size > MAX_KNOWN) KNOWN_PX.clear();
      KNOWN_PX.set(keyOf(instance.indexFromElement(element)), px);
      KNOWN_PX.set(`${columnPx}`, px);
      return px;
    },
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused.current), [focused]),
  });
  return (
    <div
      ref={(element) => {
        grid.current = element;
        rows.containerRef(element);
      }}
      role="list"
      aria-label={t('title')}
      className={styles.rows}
    >
      {rows.getVirtualItems().map(({ index, key }) => (
        <div key={key} ref={rows.measureElement} role="presentation" data-index={index} className={styles.row}>
          <Row
            type={type}
            games={games}
            total={total}
            from={index * columns}
            count={columns}
            marked={marked}
            onMark={onMark}
          />
        </div>
      ))}
    </div>
  );
}

interface RowProps extends GameGridProps {
  readonly from: number;
  readonly count: number;
}

/** Memoised: scrolling adds and removes rows without rendering the others. */
const Row = memo(function Row({ type, games, total, from, count, marked, onMark }: RowProps) {
  return (
    <div className={stack.gap3} role="presentation" style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
      {games.slice(from, from + count).map((game, place) => {
        const key = favouriteKey(type, game.id);
        return (
          <div key={key} role="listitem" aria-setsize={total} aria-posinset={from + place + 1} className={styles.card}>
            <GameCard type={type} game={game} isMarked={marked.has(key)} onMark={() => onMark(key)} />
          </div>
        );
      })}
    </div>
  );
});

function useFocusedRow(grid: { readonly current: HTMLElement | null }): { readonly current: number | undefined } {
  const focused = useRef<number>(undefined);
  useEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const onFocus = ({ target }: FocusEvent) => {
      const index = (target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'];
      focused.current = index === undefined ? undefined : Number(index);
    };
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', () => (focused.current = undefined), { signal });
    return () => controller.abort();
  }, [grid]);
  return focused;
}
