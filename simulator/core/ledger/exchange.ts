import { type Currency, currencyCode, digitsAt, parseDecimal, rateOf } from '#engine/money';
import { CURRENCIES } from '#fixtures/world';
import { fromMillionths, toMillionths } from './millionths.ts';

/** More decimals than any rate has. */
const RATE_SCALE = 6;

/** Rates to the base currency. @example ratesOf('USDT', 'BRL') // '1:5.4321' */
export const ratesOf = (from: string, to: string): string => `${rateOf(CURRENCIES, from)}:${rateOf(CURRENCIES, to)}`;

/** Converts and truncates, so that converting there and back never gains. */
export function exchanged(amount: bigint, from: string, to: Currency): bigint {
  const rate = (currency: string) => {
    const text = rateOf(CURRENCIES, currency);
    return digitsAt(parseDecimal(text), RATE_SCALE);
  };
  return toMillionths(fromMillionths((amount * rate(currencyCode(to))) / rate(from), to));
}
