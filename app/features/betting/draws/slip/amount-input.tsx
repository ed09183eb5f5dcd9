import type { ComponentPropsWithRef } from 'react';
import { useAmountText, type AmountInput as OfAmount } from '#app/ui/use-amount-text.ts';
import * as styles from './amount-input.module.css';

interface AmountInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'>, OfAmount {
  readonly name: string;
  readonly label: string;
  readonly isWrong?: boolean;
}

/** A small money field in a row. The row labels it, and errors are shown below the rows. */
export function AmountInput({ label, isWrong = false, currency, value, onEnter, ...input }: AmountInputProps) {
  const text = useAmountText({ currency, value, onEnter });
  return (
    <input
      {...input}
      {...text}
      className={styles.input}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
    />
  );
}
