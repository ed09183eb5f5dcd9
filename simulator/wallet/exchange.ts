import { parseDecimal, digitsAt } from '#engine/money/decimal.ts';
import { CURRENCIES } from '#fixtures/currencies.ts';
import { fromMillionths, toMillionths } from './millionths.ts';

/** Rates have four digits after the point at most. */
const RATE_SCALE = 6;

/** An amount in another currency, cut to its places, so that going there and back never gains anything. */
export function exchanged(amount: bigint, from: string, to: string): bigint {
  const rate = (currency: string) => {
    const text = CURRENCIES.find((option) => option.currency === currency)?.exchange ?? '1';
    return digitsAt(parseDecimal(text), RATE_SCALE);
  };
  return toMillionths(fromMillionths((amount * rate(to)) / rate(from), to));
}
