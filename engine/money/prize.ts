import { type Currency, currencyPlaces } from './currency.ts';
import { formatDecimal } from './decimal.ts';
import { readPricedBet } from './priced-bet.ts';
import type { LineStake } from './stakes.ts';
import { truncate } from './truncate.ts';

/**
 * What a winning single bet pays: amount x odds, truncated to the currency's places.
 *
 * @throws EngineError at `bet.amount` or `bet.odds`
 * @example prizeOf({ amount: '10', odds: '1.98' }, 'USDT') // '19.800000'
 */
export function prizeOf(bet: { readonly amount: LineStake; readonly odds: string }, currency: Currency): string {
  return formatDecimal(truncate(readPricedBet(bet, currency, 'bet').prize, currencyPlaces(currency)));
}
