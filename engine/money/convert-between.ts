import { type Currency, currencyPlaces } from './currency.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { powerOfTen } from './power-of-ten.ts';
import { readRate } from './read-rate.ts';

/** Units of each currency for one base unit. */
interface Rates {
  readonly from: string;
  readonly to: string;
}

/**
 * Converts an amount between currencies over the base unit, truncated to the second one's places. Exact until then.
 *
 * @param rates units of each currency for one base unit
 * @throws EngineError `notADecimal`; `outOfRange` for a rate that is not positive
 * @example convertBetween('54.32', { from: '5.4321', to: '1' }, 'USDT') // '9.999815'
 */
export function convertBetween(amount: string, rates: Rates, currency: Currency): string {
  const { digits, scale } = divided(amount, rates, currency);
  return formatDecimal({ digits, scale });
}

/**
 * The lowest amount in another currency whose value is not below the given one; for what has to be paid for an amount.
 *
 * @param rates units of each currency for one base unit
 * @throws EngineError `notADecimal`; `outOfRange` for a rate that is not positive
 * @example convertBetweenUp('100', { from: '5.4321', to: '1' }, 'USDT') // '18.409087'
 */
export function convertBetweenUp(amount: string, rates: Rates, currency: Currency): string {
  const { digits, scale, isCut } = divided(amount, rates, currency);
  return formatDecimal({ digits: isCut ? digits + 1n : digits, scale });
}

function divided(amount: string, rates: Rates, currency: Currency) {
  const value = parseDecimal(amount);
  const from = readRate(rates.from, 'rates.from');
  const to = readRate(rates.to, 'rates.to');
  const scale = currencyPlaces(currency);
  const over = value.digits * to.digits * powerOfTen(from.scale + scale);
  const under = from.digits * powerOfTen(value.scale + to.scale);
  return { digits: over / under, scale, isCut: over % under > 0n };
}
