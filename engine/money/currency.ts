/** Specification section 9: "USDT 6 decimals else 2". */
const USDT_PLACES = 6;
const OTHER_PLACES = 2;

/**
 * Digits after the point of an amount in a currency.
 *
 * @example currencyPlaces('USDT') // 6
 * @example currencyPlaces('BRL') // 2
 */
export function currencyPlaces(currency: string): number {
  return currency === 'USDT' ? USDT_PLACES : OTHER_PLACES;
}
