import type { CurrencyOption } from '#contract/entities';
import { currencyNamed } from '#app/i18n/currencies.ts';
import { convertBetween } from '#engine/money';

/**
 * An amount in another currency, truncated to its places. Undefined if one of the two has no rate, or until rates are read: a
 * missing rate counted as 1 would show R$100 as 100 USDT.
 */
export function exchangeAmount(
  amount: string,
  { from, to }: { readonly from: string; readonly to: string },
  currencies: readonly CurrencyOption[] | undefined,
): string | undefined {
  const rateOf = (name: string) => currencies?.find(({ currency }) => currency === name)?.exchange;
  const [own, other] = [rateOf(from), rateOf(to)];
  return own === undefined || other === undefined
    ? undefined
    : convertBetween(amount, { from: own, to: other }, currencyNamed(to));
}
