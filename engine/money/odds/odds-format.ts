import type { Rational } from './rational.ts';

/** The six formats that players choose from, and the probability that the odds imply. */
export type OddsFormatName =
  | 'decimal'
  | 'fractional'
  | 'american'
  | 'hongkong'
  | 'indonesian'
  | 'malay'
  | 'probability';

/** How a format is read and written. The common ground is the exact decimal price: stake included, 1 or more. */
export interface OddsFormat {
  /** @throws EngineError for a text that is not in the format */
  readonly read: (text: string, path: string) => Rational;
  /**
   * Promises no more than the price; `places` bounds the digits of formats that have them. Undefined where the format has no text for
   * the price: a price of 1 wins nothing, and some divide by the win.
   */
  readonly show: (price: Rational, places?: number) => string | undefined;
}
