import * as pills from '#app/ui/pills.module.css';

interface ChoicePillProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Whether it is not the usual choice. */
  readonly isOn: boolean;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

/** One of several values, as the platform's own list. */
export function ChoicePill<Value extends string>({ label, value, isOn, options, onChoose }: ChoicePillProps<Value>) {
  return (
    <select
      className={pills.pill}
      aria-label={label}
      value={value}
      data-on={isOn || undefined}
      onChange={({ target }) => onChoose(target.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
