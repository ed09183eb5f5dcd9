import type { ComponentPropsWithRef } from 'react';
import { Field } from './field.tsx';
import * as styles from './code-field.module.css';

interface CodeFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly sendLabel: string;
  readonly isSendable: boolean;
  readonly onSend: () => void;
}

/** A code that is sent on request; phones offer it from the message, and pasting works in every way. */
export function CodeField({ sendLabel, isSendable, onSend, hint, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      hint={
        <span role="status" className={styles.hint}>
          {hint}
        </span>
      }
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      after={
        <button type="button" className={styles.send} disabled={!isSendable} onClick={onSend}>
          {sendLabel}
        </button>
      }
    />
  );
}
