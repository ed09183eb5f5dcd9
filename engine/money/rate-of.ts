import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';

interface Rate {
  readonly currency: string;
  /** Units of the currency for one base unit. */
  readonly exchange: string;
}

/**
 * Units of a currency for one base unit. A currency without a rate is an error: with a default of 1, R$100 would count as 100 USDT.
 *
 * @param rates the currencies as `listCurrencies` answers them
 * @throws EngineError `unknownCurrency`
 * @example rateOf([{ currency: 'BRL', exchange: '5.4321' }], 'BRL') // '5.4321'
 */
export function rateOf(rates: readonly Rate[], currency: string): string {
  const known = rates.find((rate) => rate.currency === currency);
  if (known === undefined) {
    const names = rates.map((rate) => rate.currency).join(', ');
    throw new EngineError('unknownCurrency', 'currency', `there is no rate for ${shown(currency)}, only for ${names}`);
  }
  return known.exchange;
}
