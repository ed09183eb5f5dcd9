import { useId } from 'react';
import * as styles from './how-to.module.css';

interface ExampleChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice among a few values of an example. */
export function ExampleChoice<Value extends string>({ label, options, chosen, onChoose }: ExampleChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => {
          const option = options.find(({ value }) => value === event.target.value);
          if (option) onChoose(option.value);
        }}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
