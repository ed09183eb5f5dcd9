import type { DrawItem } from './draw-item.ts';

/** The name of a selection, and of its market. */
export interface ChoiceText {
  readonly title: string;
  readonly detail: string;
}

/** Each game has its own. */
export type DescribeChoice = (choice: DrawItem['choice']) => ChoiceText;
