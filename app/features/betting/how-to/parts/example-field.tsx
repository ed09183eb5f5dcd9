import { Field } from '#app/ui/field.tsx';

interface ExampleFieldProps {
  readonly label: string;
  readonly value: string;
  readonly after?: string | undefined;
  readonly onType: (value: string) => void;
}

/** A number of an example that the player can change. */
export function ExampleField({ label, value, after, onType }: ExampleFieldProps) {
  return (
    <Field
      label={label}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      after={after}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
