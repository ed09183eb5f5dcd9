import type { LineStake } from '../../money/stakes.ts';

/** The eleven kinds of Mark Six bets (specification section 3). */
export const MARK_SIX_KINDS = [
  'specialCode',
  'specialCodeSide',
  'specialCodeColor',
  'specialCodeAnimal',
  'specialCodeMergeAnimal',
  'specialCodeTail',
  'tail',
  'specialCodeCombinationZodiacs',
  'numberCode',
  'numberCodeSide',
  'numberCodeColor',
] as const;

/** A kind of Mark Six bet. */
export type MarkSixKind = (typeof MARK_SIX_KINDS)[number];

/** The place of a drawn number. */
export type MarkSixPosition = 'no1' | 'no2' | 'no3' | 'no4' | 'no5' | 'no6';

/** A Mark Six bet; the kind decides what is selected. Amounts and odds are decimal texts. */
export interface MarkSixBet {
  readonly kind: MarkSixKind;
  /** `numberCode...` only: the place of the number; without it `numberCode` means any of the six. */
  readonly position?: MarkSixPosition;
  /** A ball, a tail digit, a side, a colour, an animal or a list of animals. */
  readonly selection: number | string | readonly string[];
  /** `specialCodeCombinationZodiacs`: animals per combination; by default all selected. */
  readonly level?: number;
  /** `specialCodeMergeAnimal`: 'six' for the configuration of exactly six animals. */
  readonly configuration?: string;
  /** Per line; a combination bet has one line per combination. */
  readonly amount: LineStake;
  readonly odds: string;
}
