import * as pills from '#app/ui/pills.module.css';

interface ChoicePillsProps<Value extends string> {
  readonly label: string;
  /** An option with a count that is not known yet keeps room for it. */
  readonly options: readonly { readonly value: Value; readonly text: string; readonly count?: string | undefined }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of several values, each with the number of matches that it shows. */
export function ChoicePills<Value extends string>({ label, options, chosen, onChoose }: ChoicePillsProps<Value>) {
  return (
    <div className={pills.group} role="group" aria-label={label}>
      {options.map(({ value, text, ...counted }) => (
        <button
          key={value}
          type="button"
          className={pills.pill}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          <span>{text}</span> {'count' in counted && <span className={pills.count}>{counted.count}</span>}
        </button>
      ))}
    </div>
  );
}
