import type { Decimal } from '../money/decimal.ts';
import type { Market, SportGame } from './slip.ts';

/** A validated pick in whole numbers. */
export interface CompiledPick {
  readonly market: Market;
  readonly outcome: string;
  /** `market:outcome`, and an Asian pick's line: unique on a match. */
  readonly key: string;
  /** Odds x 10^scale. */
  readonly odds: bigint;
  /** Quarters: handicap, total or Asian line; 0 without one. */
  readonly line: number;
}

/** A validated match. */
export interface CompiledMatch {
  readonly id: string;
  readonly banker: boolean;
  readonly picks: readonly CompiledPick[];
}

/**
 * A validated slip in whole numbers: odds share one scale, so that their sums and products are bigint arithmetic, and a product
 * of k odds has scale k x `scale`.
 */
export interface CompiledSlip {
  readonly game: SportGame;
  readonly places: number;
  readonly stake: Decimal;
  readonly multiple: bigint;
  readonly folds: readonly number[];
  readonly scale: number;
  readonly matches: readonly CompiledMatch[];
}
