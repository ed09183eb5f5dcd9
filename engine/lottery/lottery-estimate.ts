import { formatDecimal } from '../money/decimal.ts';
import type { TotalStake } from '../money/stakes.ts';

/** What a bet on a draw or a race costs and can pay; amounts in its currency, cut to its places. */
export interface LotteryEstimate {
  readonly stake: TotalStake;
  /** The highest payout over all draws that can be: selections that exclude each other never count together. */
  readonly max: string;
  /** The lowest payout over all draws that pay anything. */
  readonly min: string;
  /** The lowest payout over all draws: 0 where one of them pays nothing. */
  readonly guaranteed: string;
}

/** What many draws pay, as one number: what one more part of a draw adds, and what two ways come to. */
export interface Tally {
  /** Of a draw without any part. */
  readonly start: bigint;
  readonly plus: (tally: bigint, paid: bigint) => bigint;
  /** Of the draws of both ways. */
  readonly join: (a: bigint | undefined, b: bigint | undefined) => bigint | undefined;
  /** Of every draw of the one part with every one of the other. */
  readonly both: (a: bigint, b: bigint) => bigint;
}

/** The highest payout. */
export const HIGHEST: Tally = {
  start: 0n,
  plus: (tally, paid) => tally + paid,
  join: (a, b) => {
    if (a === undefined || b === undefined) return a ?? b;
    return a > b ? a : b;
  },
  both: (a, b) => a + b,
};

/** The lowest payout above 0, doubled, or 0 where there is none; and 1 more where one of the draws pays nothing. */
export const LOWEST: Tally = {
  start: 1n,
  plus: (tally, paid) => (paid === 0n ? tally : ((tally & 1n) === 1n ? paid : (tally >> 1n) + paid) << 1n),
  join: (a, b) => {
    if (a === undefined || b === undefined) return a ?? b;
    return (lower(a >> 1n, b >> 1n) << 1n) | ((a | b) & 1n);
  },
  both: (a, b) => {
    const [one, other] = [a >> 1n, b >> 1n];
    const together = one > 0n && other > 0n ? one + other : 0n;
    const alone = lower((b & 1n) === 1n ? one : 0n, (a & 1n) === 1n ? other : 0n);
    return (lower(together, alone) << 1n) | (a & b & 1n);
  },
};

/** The lower of two payouts, 0 being none. */
function lower(a: bigint, b: bigint): bigint {
  if (a === 0n) return b;
  return b === 0n || a < b ? a : b;
}

/** The estimate from what all draws pay by each tally, in the smallest unit of a currency with so many places. */
export function lotteryEstimate(stake: bigint, over: (tally: Tally) => bigint, places: number): LotteryEstimate {
  const text = (digits: bigint) => formatDecimal({ digits, scale: places });
  const lowest = over(LOWEST);
  const least = text(lowest >> 1n);
  return {
    stake: text(stake),
    max: text(over(HIGHEST)),
    min: least,
    guaranteed: (lowest & 1n) === 1n ? text(0n) : least,
  };
}
