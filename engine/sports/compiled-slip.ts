import type { Decimal } from '../money/decimal.ts';
import type { Market, SportGame } from './slip.ts';

/** A checked pick, in whole numbers. */
export interface CompiledPick {
  readonly market: Market;
  readonly outcome: string;
  /** `market:outcome`, with the line of an Asian pick behind it: what makes a pick one of its kind on a match. */
  readonly key: string;
  /** Odds x 10^scale of the slip. */
  readonly odds: bigint;
  /** Quarters: the handicap, the total, or the Asian line; 0 where the market has none. */
  readonly line: number;
}

/** A checked match. */
export interface CompiledMatch {
  readonly id: string;
  readonly banker: boolean;
  readonly picks: readonly CompiledPick[];
}

/**
 * A slip whose every field was checked, on whole numbers only: odds share one scale, so that sums and products of them are
 * plain bigint arithmetic, and a product of k odds has scale k x `scale`.
 */
export interface CompiledSlip {
  readonly game: SportGame;
  readonly places: number;
  readonly stake: Decimal;
  readonly multiple: bigint;
  /** Ascending, each once. */
  readonly folds: readonly number[];
  readonly scale: number;
  readonly matches: readonly CompiledMatch[];
}
