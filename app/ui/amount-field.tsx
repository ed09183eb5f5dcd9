import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from './field.tsx';
import * as styles from './amount-field.module.css';

interface AmountFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'inputMode' | 'max'> {
  readonly label: string;
  readonly currency: string;
  readonly error?: string | undefined;
  readonly wrongBy?: string | undefined;
  /** A permanent hint: the minimum and maximum, or how the typed amount was read. */
  readonly hint?: ReactNode;
  /** Fills in the maximum. Without it there is no such button. */
  readonly fill?: { readonly text: string; readonly label: string; readonly onFill: () => void } | undefined;
}

/** Longer than any amount with its separators. */
const LONGEST = 40;

/**
 * An amount of money: text, so that no browser turns it into a double or drops characters. `#app/i18n/read-amount.ts` reads it.
 */
export function AmountField({ currency, fill, hint, disabled, ...field }: AmountFieldProps) {
  return (
    <Field
      maxLength={LONGEST}
      placeholder="0"
      {...field}
      disabled={disabled}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      hint={hint === undefined ? undefined : <span className={styles.hint}>{hint}</span>}
      after={
        <>
          <span className={styles.currency}>{currency}</span>
          {fill !== undefined && (
            <button
              type="button"
              className={styles.max}
              aria-label={fill.label}
              disabled={disabled}
              onClick={fill.onFill}
            >
              {fill.text}
            </button>
          )}
        </>
      }
    />
  );
}
