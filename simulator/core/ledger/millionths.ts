import { type Currency, currencyPlaces, digitsAt, formatDecimal, parseDecimal, truncateAmount } from '#engine/money';

/** The ledger counts whole millionths, because USDT has six places. */
const LEDGER_PLACES = 6;

/** Converts an amount to millionths; digits beyond the sixth place are truncated. @example toMillionths('1.5') // 1500000n */
export function toMillionths(amount: string): bigint {
  return digitsAt(parseDecimal(truncateAmount(amount, LEDGER_PLACES)), LEDGER_PLACES);
}

/** Formats millionths with the places of the currency. @example fromMillionths(1500000n, 'BRL') // '1.50' */
export function fromMillionths(millionths: bigint, currency: Currency): string {
  return truncateAmount(formatDecimal({ digits: millionths, scale: LEDGER_PLACES }), currencyPlaces(currency));
}
