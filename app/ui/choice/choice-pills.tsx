import type { ChoiceProps } from './choice-props.ts';
import { OneOf } from './one-of.tsx';
import * as pills from '#app/ui/pills.module.css';

interface ChoicePillsProps<Value extends string> extends Omit<ChoiceProps<Value>, 'options'> {
  /** An option with a count that is not known yet keeps room for it. */
  readonly options: readonly { readonly value: Value; readonly text: string; readonly count?: string | undefined }[];
}

/** One of several values, each with the number of matches that it shows. */
export function ChoicePills<Value extends string>({ options, ...choice }: ChoicePillsProps<Value>) {
  const counted = options.map(({ value, text, ...rest }) => ({
    value,
    text: (
      <>
        <span>{text}</span> {'count' in rest && <span className={pills.count}>{rest.count}</span>}
      </>
    ),
  }));
  return <OneOf {...choice} options={counted} look={[pills.group, pills.pill]} />;
}
