import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { Field } from './field.tsx';
import { useAmountText, type AmountInput } from './use-amount-text.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './amount-field.module.css';

type Input = Omit<ComponentPropsWithRef<'input'>, 'type' | 'inputMode' | 'max' | 'value' | 'onChange'>;

interface AmountFieldProps extends Input, AmountInput {
  readonly label: string;
  readonly labelEnd?: Elements;
  readonly error?: string | undefined;
  readonly wrongBy?: string | undefined;
  /** A permanent hint: the minimum and maximum, or how the typed amount was read. */
  readonly hint?: ReactNode;
  /** Fills in the maximum. Without it there is no such button. */
  readonly fill?: { readonly text: string; readonly label: string; readonly onFill: () => void } | undefined;
}

/** Longer than any amount with its separators. */
const MAX_LENGTH = 40;

/**
 * An amount of money: text, so that no browser turns it into a double or drops characters. The form stores what
 * `#app/i18n/entered-amount.ts` makes of it.
 */
export function AmountField({ currency, places, value, onEnter, fill, hint, disabled, ...field }: AmountFieldProps) {
  const text = useAmountText({ currency, places, value, onEnter });
  return (
    <Field
      maxLength={MAX_LENGTH}
      placeholder="0"
      {...field}
      {...text}
      disabled={disabled}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      hint={hint === undefined ? undefined : <span className={muted.figures}>{hint}</span>}
      after={
        <>
          <span className={muted.label}>{currency}</span>
          {fill !== undefined && (
            <button
              type="button"
              className={styles.max}
              aria-label={`${fill.text}: ${fill.label}`}
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
