import { type Currency, currencyPlaces, digitsAt, formatDecimal, parseDecimal, truncateAmount } from '#engine/money';

/** Millionths, because USDT has six decimals. */
const LEDGER_PLACES = 6;

/** Truncates further decimals. @example toMillionths('1.5') // 1500000n */
export function toMillionths(amount: string): bigint {
  return digitsAt(parseDecimal(truncateAmount(amount, LEDGER_PLACES)), LEDGER_PLACES);
}

/** With the currency's decimals. @example fromMillionths(1500000n, 'BRL') // '1.50' */
export function fromMillionths(millionths: bigint, currency: Currency): string {
  return truncateAmount(formatDecimal({ digits: millionths, scale: LEDGER_PLACES }), currencyPlaces(currency));
}
