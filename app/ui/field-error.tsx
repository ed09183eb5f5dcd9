import { createContext, use } from 'react';

const NOTHING: ReadonlyMap<string, string> = new Map();

/** The errors of a form that its summary or the focus has announced, by field: their own texts stay silent. */
export const AnnouncedElsewhere = createContext<ReadonlyMap<string, string>>(NOTHING);

interface FieldErrorProps {
  /** Of the field, which has it as its description. */
  readonly id: string;
  readonly name: string | undefined;
  readonly error: string;
  readonly className: string | undefined;
}

/** The error of a field. It is announced at once, unless the focus has just come to its field or to a summary that has it. */
export function FieldError({ id, name, error, className }: FieldErrorProps) {
  const announced = use(AnnouncedElsewhere);
  const isAnnounced = name !== undefined && announced.get(name) === error;
  return (
    <p id={id} className={className} role={isAnnounced ? undefined : 'alert'} data-error="">
      {error}
    </p>
  );
}
