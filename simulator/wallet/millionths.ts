import { digitsAt, formatDecimal, parseDecimal } from '#engine/money/decimal.ts';
import { currencyPlaces } from '#engine/money/currency.ts';
import { truncateAmount } from '#engine/money/amount.ts';

/** The ledger counts whole millionths: six places, those of USDT. */
const LEDGER_PLACES = 6;

/** An amount as the ledger counts it; digits beyond the sixth place are cut. @example toMillionths('1.5') // 1500000n */
export function toMillionths(amount: string): bigint {
  return digitsAt(parseDecimal(truncateAmount(amount, LEDGER_PLACES)), LEDGER_PLACES);
}

/** What the ledger counted, in the places of its currency. @example fromMillionths(1500000n, 'BRL') // '1.50' */
export function fromMillionths(millionths: bigint, currency: string): string {
  return truncateAmount(formatDecimal({ digits: millionths, scale: LEDGER_PLACES }), currencyPlaces(currency));
}
