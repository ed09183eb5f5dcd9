import type { ComponentPropsWithRef } from 'react';
import * as styles from './amount-input.module.css';

interface AmountInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly isWrong?: boolean;
  readonly onType: (typed: string) => void;
}

/** A small field for money in a row that says what it is for; what is wrong with it is said below the rows. */
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
