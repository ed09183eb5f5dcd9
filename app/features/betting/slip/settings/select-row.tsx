import type { ReactNode } from 'react';
import * as styles from './select-row.module.css';

interface SelectRowProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
  readonly after?: ReactNode;
}

/** A setting with a few values. */
export function SelectRow<Value extends string>({ label, value, options, onChoose, after }: SelectRowProps<Value>) {
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} value={value} onChange={(event) => onChoose(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {after}
    </label>
  );
}
