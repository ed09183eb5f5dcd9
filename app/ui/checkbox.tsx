import { useId, type ComponentPropsWithRef } from 'react';
import { FieldError } from './form/field-error.tsx';
import type { Elements } from './elements.ts';
import * as styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** Shown after the label, outside it: a link. */
  readonly after?: Elements;
}

export function Checkbox({ label, error, after, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.checkbox}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      <div>
        <label htmlFor={id}>{label}</label> {after}
        {error !== undefined && <FieldError id={`${id}-error`} name={input.name} error={error} />}
      </div>
    </div>
  );
}
