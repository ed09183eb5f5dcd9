import { assertPlaces } from './assert-places.ts';
import { compare, type Decimal, formatDecimal, parseDecimal } from './decimal.ts';
import { truncate } from './truncate.ts';

/**
 * The lowest decimal with `places` digits that is not below the value.
 *
 * @example roundUp(parseDecimal('245.5'), 0) // 246
 */
export function roundUp(value: Decimal, places: number): Decimal {
  const cut = truncate(value, places);
  return compare(cut, value) < 0 ? { digits: cut.digits + 1n, scale: places } : cut;
}

/**
 * The lowest amount with `places` digits that is not below the given one, zeros padded; for minimums. 245.5 VND is 246, because
 * the dong has no decimals.
 *
 * @throws EngineError as `truncateAmount`
 * @example roundUpAmount('245.5', 0) // '246'
 * @example roundUpAmount('23.391', 2) // '23.40'
 */
export function roundUpAmount(amount: string, places: number): string {
  assertPlaces(places);
  return formatDecimal(roundUp(parseDecimal(amount), places));
}
