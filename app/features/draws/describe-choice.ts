import type { DrawItem } from './draw-item.ts';

/** A selection in words: what, and what it is of. */
export interface ChoiceText {
  readonly title: string;
  readonly detail: string;
}

/** Each game says its own. */
export type DescribeChoice = (choice: DrawItem['choice']) => ChoiceText;
