import { Field } from '#app/ui/field.tsx';
import { useAmountText, type AmountInput } from '#app/ui/use-amount-text.ts';

interface ExampleFieldProps extends AmountInput {
  readonly label: string;
  readonly after?: string | undefined;
}

/** A number of an example that the player can change. */
export function ExampleField({ label, after, ...amount }: ExampleFieldProps) {
  const text = useAmountText(amount);
  const unit = after !== undefined && <span>{after}</span>;
  return <Field {...text} label={label} inputMode="decimal" autoComplete="off" maxLength={12} after={unit} />;
}
