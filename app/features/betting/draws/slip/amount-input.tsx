import type { ComponentPropsWithRef } from 'react';
import * as styles from './amount-input.module.css';

interface AmountInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly isWrong?: boolean;
  readonly onType: (typed: string) => void;
}

/** A small money field in a row. The row labels it, and errors are shown below the rows. */
export function AmountInput({ label, isWrong = false, onType, ...input }: AmountInputProps) {
  return (
    <input
      {...input}
      className={styles.input}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
