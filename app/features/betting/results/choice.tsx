import { useId } from 'react';
import * as styles from './choice.module.css';

interface ChoiceProps {
  readonly label: string;
  /** The text of the entry for all. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A choice of one entry of a list, or of all. */
export function Choice({ label, all, options, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} className={styles.select} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
