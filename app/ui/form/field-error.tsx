import { createContext, use } from 'react';
import * as styles from './field-error.module.css';

/** The errors of a form that its summary or the focus announces, by field; `all` while it is being checked. Their own texts stay silent. */
export type Announced = ReadonlyMap<string, string> | 'all';

export const AnnouncedElsewhere = createContext<Announced>(new Map());

interface FieldErrorProps {
  /** Of the field, which has it as its description. */
  readonly id: string;
  readonly name: string | undefined;
  readonly error: string;
}

/** The error of a field. It is announced at once, unless the focus has just come to its field or to a summary that has it. */
export function FieldError({ id, name, error }: FieldErrorProps) {
  const announced = use(AnnouncedElsewhere);
  const isAnnounced = name !== undefined && (announced === 'all' || announced.get(name) === error);
  return (
    // A new element: an alert is announced when it is inserted.
    <p
      key={String(isAnnounced)}
      id={id}
      className={styles.error}
      role={isAnnounced ? undefined : 'alert'}
      data-error=""
    >
      {error}
    </p>
  );
}
