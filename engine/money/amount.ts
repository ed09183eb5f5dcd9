import { assertPlaces } from './assert-places.ts';
import { type Currency, currencyPlaces } from './currency.ts';
import { add, compare, formatDecimal, multiply, parseDecimal, subtract } from './decimal.ts';
import { readRate } from './read-rate.ts';
import { truncate } from './truncate.ts';

export { currencyPlaces };

/**
 * An amount truncated to `places` digits toward zero, padded with zeros.
 *
 * @throws EngineError `notADecimal`, `tooManyDigits`; `outOfRange` when places is not a whole number from 0 to 38
 * @example truncateAmount('1.005', 2) // '1.00'
 */
export function truncateAmount(amount: string, places: number): string {
  assertPlaces(places);
  return formatDecimal(truncate(parseDecimal(amount), places));
}

/** The exact sum, with the longer of both scales. @example addAmounts('0.1', '0.20') // '0.30' */
export function addAmounts(a: string, b: string): string {
  return formatDecimal(add(parseDecimal(a), parseDecimal(b)));
}

/** The exact difference. @example subtractAmounts('1', '0.9') // '0.1' */
export function subtractAmounts(a: string, b: string): string {
  return formatDecimal(subtract(parseDecimal(a), parseDecimal(b)));
}

/** The exact product, uncut: the scales add up. @example multiplyAmounts('8.2', '3') // '24.6' */
export function multiplyAmounts(a: string, b: string): string {
  return formatDecimal(multiply(parseDecimal(a), parseDecimal(b)));
}

/** The order of two amounts by value. @example compareAmounts('8', '8.000000') // 0 */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  return compare(parseDecimal(a), parseDecimal(b));
}

/**
 * An amount times a rate, truncated to the new currency's places.
 *
 * @param rate units of `currency` for one unit of the amount
 * @throws EngineError `notADecimal`, `tooManyDigits`; `outOfRange` for a rate that is not above zero
 * @example convertAmount('10', '5.4321', 'BRL') // '54.32'
 */
export function convertAmount(amount: string, rate: string, currency: Currency): string {
  return formatDecimal(truncate(multiply(parseDecimal(amount), readRate(rate, 'rate')), currencyPlaces(currency)));
}
