import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import * as styles from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** What is wrong, in words; announced and tied to the input. */
  readonly error?: string | undefined;
  /** Stands behind the input: a unit, a button. */
  readonly after?: ReactNode;
}

/** A labelled input with its error. */
export function Field({ label, error, after, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-wrong={error !== undefined || undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {after}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
