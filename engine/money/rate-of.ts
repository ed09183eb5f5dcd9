import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';

interface Rate {
  readonly currency: string;
  /** Units per base unit. */
  readonly exchange: string;
}

/**
 * Units of a currency per base unit. A missing rate is an error: a default of 1 would count R$100 as 100 USDT.
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
