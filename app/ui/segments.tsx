import type { ChoiceProps } from './choice-props.ts';
import * as styles from './segments.module.css';

/** One of a few options, side by side. */
export function Segments<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className={styles.segment}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
