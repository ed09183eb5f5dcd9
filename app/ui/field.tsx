import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from './form/field-error.tsx';
import type { Elements } from './elements.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './field.module.css';

interface FieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** Shown beside the label: a choice of what the input holds. */
  readonly labelEnd?: Elements;
  /** The error text; announced and tied to the input. */
  readonly error?: string | undefined;
  /** A permanent hint below the input, tied to it. */
  readonly hint?: ReactNode;
  /** The element that says what is wrong with the value, if that is not `error`: the list of all that stops a bet. */
  readonly wrongBy?: string | undefined;
  /** Shown before the input: a dial code. */
  readonly before?: Elements;
  /** Shown after the input: a unit, a button. */
  readonly after?: Elements;
}

export function Field({ label, error, hint, wrongBy, labelEnd, before, after, ...input }: FieldProps) {
  const id = useId();
  const isWrong = error !== undefined || wrongBy !== undefined;
  const describedBy = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(wrongBy === undefined ? [] : [wrongBy]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
  const named = (
    <label htmlFor={id} className={muted.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {labelEnd === undefined ? (
        named
      ) : (
        <div className={styles.head}>
          {named}
          {labelEnd}
        </div>
      )}
      <div className={styles.box} data-wrong={isWrong || undefined}>
        {before}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy.length === 0 ? undefined : describedBy.join(' ')}
        />
        {after}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`} name={input.name} error={error} />}
      {hint !== undefined && <div id={`${id}-hint`}>{hint}</div>}
    </div>
  );
}
