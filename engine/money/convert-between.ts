import { type Currency, currencyPlaces } from './currency.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { powerOfTen } from './power-of-ten.ts';
import { readRate } from './read-rate.ts';

/**
 * Converts an amount between currencies over the base unit, truncated to the second one's places. Exact until then.
 *
 * @param rates units of each currency for one base unit
 * @throws EngineError `notADecimal`; `outOfRange` for a rate that is not positive
 * @example convertBetween('54.32', { from: '5.4321', to: '1' }, 'USDT') // '9.999815'
 */
export function convertBetween(
  amount: string,
  rates: { readonly from: string; readonly to: string },
  currency: Currency,
): string {
  const value = parseDecimal(amount);
  const from = readRate(rates.from, 'rates.from');
  const to = readRate(rates.to, 'rates.to');
  const places = currencyPlaces(currency);
  const over = value.digits * to.digits * powerOfTen(from.scale + places);
  const under = from.digits * powerOfTen(value.scale + to.scale);
  return formatDecimal({ digits: over / under, scale: places });
}
