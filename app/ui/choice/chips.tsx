import { useEffect, useRef } from 'react';
import type { ChoiceProps } from './choice-props.ts';
import * as styles from './chips.module.css';

/** One of many options: in rows if there is room, in one scrolling row on phones, with the chosen one visible. */
export function Chips<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-value="${chosen}"]`);
    if (chip === null || chip === undefined || row.current === null) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.clientWidth) / 2;
  }, [chosen]);
  return (
    <div ref={row} className={styles.chips} role="group" aria-label={label}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          data-value={value}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
