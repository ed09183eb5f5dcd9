import type { TotalStake } from '../money/stakes.ts';

/** What a bet on a draw or a race costs and can pay; amounts in its currency, cut to its places. */
export interface LotteryEstimate {
  readonly stake: TotalStake;
  /** The highest payout over all draws that can be: selections that exclude each other never count together. */
  readonly max: string;
}

/** The larger of two values; undefined is what cannot be. */
export function larger(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a > b ? a : b;
}
