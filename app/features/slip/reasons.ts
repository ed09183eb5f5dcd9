import type { LimitWarning, LimitWarningName } from '#engine/limits/check-limits.ts';
import type { StakeProblem } from './stake.ts';

/** Why a slip cannot be placed, with the numbers that its sentence needs. */
export type Reason =
  /** How many picks it is about. */
  | { readonly kind: 'picksGone' | 'picksSuspended' | 'linesMoved' | 'oddsMoved'; readonly count: number }
  | { readonly kind: 'pricesUnknown' }
  | { readonly kind: 'noLines'; readonly bankers: number; readonly longest: number }
  | { readonly kind: 'tooManyLines'; readonly lines: string; readonly most: string }
  | { readonly kind: 'multiple' }
  | { readonly kind: 'stake'; readonly problem: StakeProblem; readonly currency: string }
  | { readonly kind: 'limit'; readonly warning: LimitWarning };

/**
 * The one order: what makes the bet impossible whatever is typed, what waits for the player's word, what was typed wrong,
 * what is not typed yet, and what the limits say. The first that applies is the one that is told.
 */
const ORDER: readonly (Exclude<Reason['kind'], 'limit' | 'stake'> | 'stakeWrong' | 'stakeEmpty' | LimitWarningName)[] =
  [
    'disabledRegions',
    'picksGone',
    'picksSuspended',
    'pricesUnknown',
    'linesMoved',
    'oddsMoved',
    'noLines',
    'tooManyLines',
    'multiple',
    'exceedsMaxMultiple',
    'belowMinMultiple',
    'stakeWrong',
    'stakeEmpty',
    'insufficientAccountBalance',
    'exceedsMaxBet',
    'belowMinBet',
    'exceedsMaxBonus',
    'belowMinBonus',
    'exceedsLotteryGameMaxBet',
    'belowLotteryGameMinBet',
  ];

function rank(reason: Reason): number {
  if (reason.kind === 'limit') return ORDER.indexOf(reason.warning.name);
  if (reason.kind === 'stake') return ORDER.indexOf(reason.problem === 'empty' ? 'stakeEmpty' : 'stakeWrong');
  return ORDER.indexOf(reason.kind);
}

/** Every reason there is, the most pressing first. */
export function inOrder(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.toSorted((a, b) => rank(a) - rank(b));
}
