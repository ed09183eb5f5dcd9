import type { Brand } from '#contract/brand';
import type { CurrencyOption } from '#contract/entities';
import { placesOf } from '#app/i18n/currencies.ts';
import { compareAmounts, roundUpAmount } from '#engine/money';
import { exchangeAmount } from './exchange-amount.ts';

/** The lowest bet in a currency: the upstream's, or the brand's own if that is higher; never a fraction too little. */
export function leastBet(
  option: CurrencyOption,
  product: 'sport' | 'lottery',
  { limits, currency }: Pick<Brand, 'limits' | 'currency'>,
  currencies: readonly CurrencyOption[],
): string {
  const upstream = product === 'sport' ? option.sport_bet_min : option.lotter_bet_min;
  const to = option.currency;
  const least = limits.stake.least;
  const own = currency === to ? least : exchangeAmount(least, { from: currency, to }, currencies);
  const higher = own !== undefined && compareAmounts(own, upstream) > 0 ? own : upstream;
  return roundUpAmount(higher, placesOf(to));
}
