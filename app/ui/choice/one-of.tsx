import type { ReactNode } from 'react';
import type { ChoiceProps } from './choice-props.ts';

interface OneOfProps<Value extends string> extends Omit<ChoiceProps<Value>, 'options' | 'chosen'> {
  readonly chosen: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly text: ReactNode }[];
  /** The classes of the group and of each option. */
  readonly look: readonly [group: string | undefined, option: string | undefined];
  readonly isLocked?: boolean;
}

/** One of several values, as buttons of which the chosen one is pressed. */
export function OneOf<Value extends string>({ label, options, chosen, onChoose, look, isLocked }: OneOfProps<Value>) {
  const [group, option] = look;
  return (
    <div className={group} role="group" aria-label={label}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className={option}
          aria-pressed={value === chosen}
          disabled={isLocked}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
