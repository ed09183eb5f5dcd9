import { type Currency, currencyPlaces } from './currency.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { powerOfTen } from './power-of-ten.ts';
import { readRate } from './read-rate.ts';

/**
 * The lowest amount in another currency whose value is not below the given one; for what has to be paid for an amount.
 *
 * @param rates units of each currency for one base unit
 * @throws EngineError `notADecimal`; `outOfRange` for a rate that is not positive
 * @example convertBetweenUp('100', { from: '5.4321', to: '1' }, 'USDT') // '18.409087'
 */
export function convertBetweenUp(
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
  const cut = over / under;
  return formatDecimal({ digits: cut * under < over ? cut + 1n : cut, scale: places });
}
