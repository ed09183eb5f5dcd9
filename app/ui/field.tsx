import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as styles from './field.module.css';

interface FieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** The error text; announced and tied to the input. */
  readonly error?: string | undefined;
  /** A permanent hint below the input, tied to it. */
  readonly hint?: ReactNode;
  /** Shown before the input: a dial code. */
  readonly before?: ReactNode;
  /** Shown after the input: a unit, a button. */
  readonly after?: ReactNode;
}

/** A labelled input with its error. */
export function Field({ label, error, hint, before, after, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [...(error === undefined ? [] : [`${id}-error`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-wrong={error !== undefined || undefined}>
        {before}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy.length === 0 ? undefined : describedBy.join(' ')}
        />
        {after}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && <div id={`${id}-hint`}>{hint}</div>}
    </div>
  );
}
