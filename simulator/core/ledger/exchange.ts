import { type Currency, currencyCode, digitsAt, parseDecimal, rateOf } from '#engine/money';
import { CURRENCIES } from '#fixtures/world';
import { fromMillionths, toMillionths } from './millionths.ts';

/** Rates have four digits after the point at most. */
const RATE_SCALE = 6;

/** The rates of a conversion to the base currency, as text. @example ratesOf('USDT', 'BRL') // '1:5.4321' */
export const ratesOf = (from: string, to: string): string => `${rateOf(CURRENCIES, from)}:${rateOf(CURRENCIES, to)}`;

/** An amount in another currency, truncated to its places, so that converting there and back never gains anything. */
export function exchanged(amount: bigint, from: string, to: Currency): bigint {
  const rate = (currency: string) => {
    const text = rateOf(CURRENCIES, currency);
    return digitsAt(parseDecimal(text), RATE_SCALE);
  };
  return toMillionths(fromMillionths((amount * rate(currencyCode(to))) / rate(from), to));
}
