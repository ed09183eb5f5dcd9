import type { LineStake } from '../../money/stakes.ts';

/** Goal pairs of dragon against tiger: the compared places. */
export const GOAL_PAIRS = ['1-10', '2-9', '3-8', '4-7', '5-6'] as const;

/** A goal pair. */
export type GoalPair = (typeof GOAL_PAIRS)[number];

/** A PK10 bet; amounts and odds are decimal texts. */
export interface Pk10Bet {
  /** A place's car or side, the sum of champion and runner-up, or dragon against tiger. */
  readonly market: 'place' | 'sum' | 'dragonTiger';
  readonly place?: number;
  readonly pair?: GoalPair;
  readonly selection: 'big' | 'small' | 'odd' | 'even' | 'dragon' | 'tiger' | number;
  readonly amount: LineStake;
  readonly odds: string;
}
