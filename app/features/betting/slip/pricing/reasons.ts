import type { LimitWarning, LimitWarningName } from '#engine/limits';
import type { StakeProblem } from './line-stake.ts';

/** Why a slip cannot be placed, with the numbers that its sentence needs. */
export type Reason =
  /** The number of picks concerned. */
  | { readonly kind: 'picksGone' | 'picksSuspended' | 'linesMoved' | 'oddsMoved'; readonly count: number }
  | { readonly kind: 'pricesUnknown' }
  | { readonly kind: 'noLines'; readonly bankers: number; readonly longest: number }
  | { readonly kind: 'tooManyLines'; readonly lines: string; readonly most: string }
  | { readonly kind: 'multiple' }
  | { readonly kind: 'stake'; readonly problem: StakeProblem; readonly currency: string }
  | { readonly kind: 'limit'; readonly warning: LimitWarning };

/** Whether the button can resolve it: "Accept and place" accepts the odds and places in one press. */
export const isAcceptable = ({ kind }: Reason): boolean => kind === 'oddsMoved';

/** Whether a lower stake may resolve it: `cannotWin` where a cap or a withholding causes it. */
const isTooHigh = (reason: Reason): boolean =>
  reason.kind === 'limit' &&
  ['insufficientAccountBalance', 'exceedsMaxBet', 'exceedsMaxBonus', 'cannotWin'].includes(reason.warning.name);

/** Whether nothing but too high a stake stops the bet. */
export const isOnlyTooHigh = (reasons: readonly Reason[]): boolean =>
  reasons.some(isTooHigh) && reasons.every((reason) => isTooHigh(reason) || isAcceptable(reason));

/** Whether the amount of the stake breaks a limit: its field is wrong then. */
export const isOfStake = (reason: Reason): boolean =>
  reason.kind === 'limit' && !reason.warning.name.endsWith('Multiple') && reason.warning.name !== 'disabledRegions';

/**
 * The order of all reasons: what makes the bet impossible, what the player must accept, what was typed wrong,
 * what is missing, and which limits are broken. All of them are shown, in this order.
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
    'cannotWin',
    'exceedsLotteryGameMaxBet',
    'belowLotteryGameMinBet',
  ];

export const isMissingStake = (reason: Reason): boolean => reason.kind === 'stake' && reason.problem === 'empty';

function rank(reason: Reason): number {
  if (reason.kind === 'limit') return ORDER.indexOf(reason.warning.name);
  if (reason.kind === 'stake') return ORDER.indexOf(isMissingStake(reason) ? 'stakeEmpty' : 'stakeWrong');
  return ORDER.indexOf(reason.kind);
}

/** Sorts reasons, the most important first. */
export function inOrder(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.toSorted((a, b) => rank(a) - rank(b));
}
