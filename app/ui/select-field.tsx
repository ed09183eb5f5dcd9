import { useId, type ComponentPropsWithRef } from 'react';
import { FieldError } from './form/field-error.tsx';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './select-field.module.css';

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** The platform's own list, with its label and its error. */
export function SelectField({ label, error, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={muted.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.select}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error !== undefined && <FieldError id={`${id}-error`} name={select.name} error={error} />}
    </div>
  );
}
