import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './choice-board.module.css';

export interface BoardCell {
  readonly key: string;
  /** The whole sentence for screen readers. */
  readonly name: string;
  readonly isPicked: boolean;
  readonly content: ReactNode;
}

interface ChoiceBoardProps {
  readonly label: string;
  readonly cells: readonly BoardCell[];
  readonly isLocked: boolean;
  readonly onToggle: (key: string) => void;
  /** The minimum width of a cell: for a number, a short word, or more. */
  readonly cell?: 'small' | 'word' | 'wide';
}

/**
 * Many toggles in rows. It is one Tab stop: inside it the arrow keys follow the visible layout, however many fit in a row.
 */
export function ChoiceBoard({ label, cells, isLocked, onToggle, cell = 'small' }: ChoiceBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const active = Math.min(current, cells.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(board.current?.querySelectorAll('button') ?? [])];
    const to = nextCell(event.key, active, buttons);
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    buttons[to]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one at a time
    <div ref={board} className={styles.board} data-cell={cell} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {cells.map(({ key, name, isPicked, content }, index) => (
        <button
          key={key}
          type="button"
          className={styles.cell}
          tabIndex={index === active ? 0 : -1}
          aria-pressed={isPicked}
          aria-label={name}
          // Not `disabled`: a locked cell can still be reached with the keys.
          aria-disabled={isLocked || undefined}
          onFocus={() => setCurrent(index)}
          onClick={() => !isLocked && onToggle(key)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

/** The cell that a key leads to, by the cells' positions on the page; undefined for other keys. */
function nextCell(key: string, from: number, cells: readonly HTMLElement[]): number | undefined {
  const last = cells.length - 1;
  const isMirrored = getComputedStyle(cells[from] ?? document.body).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return Math.max(0, Math.min(last, from + (isMirrored ? -1 : 1)));
    case 'ArrowLeft':
      return Math.max(0, Math.min(last, from + (isMirrored ? 1 : -1)));
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
      return inRow(from, cells, 1);
    case 'ArrowUp':
      return inRow(from, cells, -1);
    default:
      return undefined;
  }
}

/** The nearest cell in the row above or below. */
function inRow(from: number, cells: readonly HTMLElement[], direction: 1 | -1): number {
  const at = cells[from];
  if (at === undefined) return from;
  const beyond = cells.filter((cell) => (cell.offsetTop - at.offsetTop) * direction > 0);
  const row = direction === 1 ? beyond[0]?.offsetTop : beyond.at(-1)?.offsetTop;
  const [nearest] = beyond
    .filter(({ offsetTop }) => offsetTop === row)
    .sort((a, b) => Math.abs(a.offsetLeft - at.offsetLeft) - Math.abs(b.offsetLeft - at.offsetLeft));
  return nearest === undefined ? from : cells.indexOf(nearest);
}
