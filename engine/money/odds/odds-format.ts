import type { Rational } from './rational.ts';

/** The six formats for players, and the implied probability. */
export type OddsFormatName =
  | 'decimal'
  | 'fractional'
  | 'american'
  | 'hongkong'
  | 'indonesian'
  | 'malay'
  | 'probability';

/** Reads and writes a format. The common form is the exact decimal price with the stake, at least 1. */
export interface OddsFormat {
  /** @throws EngineError for text in another format */
  readonly read: (text: string, path: string) => Rational;
  /**
   * Promises no more than the price; `places` bounds the digits. Undefined if the format cannot express it: a price of 1 wins
   * nothing, and some formats divide by the win.
   */
  readonly show: (price: Rational, places?: number) => string | undefined;
}
