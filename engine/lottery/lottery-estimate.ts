import { formatDecimal } from '../money/decimal.ts';
import type { TotalStake } from '../money/stakes.ts';
import type { Aim } from './amounts.ts';

/** What a bet on a draw or race costs and can pay, in its currency, cut to its places. */
export interface LotteryEstimate {
  readonly stake: TotalStake;
  /** The highest payout of any possible draw: selections that exclude each other never count together. */
  readonly max: string;
  /** The lowest payout of draws that pay. */
  readonly min: string;
  /** The lowest payout of any draw: 0 if one pays nothing. */
  readonly guaranteed: string;
}

/**
 * The estimate from the best scores by each aim, undefined if there is none, in the smallest unit of a currency with these
 * places.
 */
export function lotteryEstimate(
  stake: bigint,
  best: (aim: Aim) => bigint | undefined,
  places: number,
): LotteryEstimate {
  const text = (digits: bigint) => formatDecimal({ digits, scale: places });
  const guaranteed = -(best({ sign: -1n, mustPay: false }) ?? 0n);
  const least = guaranteed > 0n ? guaranteed : -(best({ sign: -1n, mustPay: true }) ?? 0n);
  return {
    stake: text(stake),
    max: text(best({ sign: 1n, mustPay: false }) ?? 0n),
    min: text(least),
    guaranteed: text(guaranteed),
  };
}
