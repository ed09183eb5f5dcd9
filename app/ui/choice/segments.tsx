import type { ChoiceProps } from './choice-props.ts';
import { OneOf } from './one-of.tsx';
import * as styles from './segments.module.css';

/** One of a few options, side by side. */
export const Segments = <Value extends string>(props: ChoiceProps<Value>) => (
  <OneOf {...props} look={[styles.segments, styles.segment]} />
);
