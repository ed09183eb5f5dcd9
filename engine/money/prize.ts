import { currencyPlaces } from './currency.ts';
import { formatDecimal } from './decimal.ts';
import { readPricedBet } from './priced-bet.ts';
import { truncate } from './truncate.ts';

/**
 * What a bet that stands alone pays when it wins: amount x odds, cut to the currency's places as settlement cuts it.
 *
 * @throws EngineError at `bet.amount` or `bet.odds`
 * @example prizeOf({ amount: '10', odds: '1.98' }, 'USDT') // '19.800000'
 */
export function prizeOf(bet: { readonly amount: string; readonly odds: string }, currency: string): string {
  return formatDecimal(truncate(readPricedBet(bet, 'bet').prize, currencyPlaces(currency)));
}
