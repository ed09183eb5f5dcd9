import { compareAmounts, convertBetween } from '#engine/money';
import { formatRound, withCurrency } from './format.ts';

/** More digits than a player compares. */
const PLACES = 6;

interface Rated {
  readonly currency: string;
  /** Units for one base unit. */
  readonly rate: string;
}

/**
 * The rate of two currencies, of one unit of the dearer one.
 *
 * @example rateText({ currency: 'VND', rate: '24550' }, { currency: 'USDT', rate: '1' }, 'en') // '1\u00a0USDT = 24,550\u00a0VND'
 */
export function rateText(a: Rated, b: Rated, language: string): string {
  const [one, other] = compareAmounts(a.rate, b.rate) <= 0 ? [a, b] : [b, a];
  const units = convertBetween('1', { from: one.rate, to: other.rate }, { code: other.currency, places: PLACES });
  return `${withCurrency('1', one.currency)} = ${withCurrency(formatRound(units, language), other.currency)}`;
}
