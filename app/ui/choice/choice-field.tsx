import type { ChoiceProps } from './choice-props.ts';
import { SelectField } from '#app/ui/select-field.tsx';

/** One of many options, in the platform's own list. */
export function ChoiceField<Value extends string>({ chosen, onChoose, ...field }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const option = field.options.find(({ value }) => value === text);
    if (option !== undefined) onChoose(option.value);
  };
  return <SelectField {...field} value={chosen} onChange={({ target }) => choose(target.value)} />;
}
