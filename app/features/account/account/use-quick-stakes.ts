import { useMemo } from 'react';
import { compareAmounts, scaleAmounts, truncateAmount } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useListCurrenciesQuery } from './account-api.ts';
import { exchangeAmount } from './exchange-amount.ts';
import { useWallet } from './use-wallet.ts';

const NONE: readonly string[] = [];

/**
 * The amounts to add to a stake at a press: the player's own in this currency, else the brand's, which are in the brand's currency: in another they are as
 * many round amounts of about the same worth, none below the currency's minimum. An amount that is
 * there twice is offered once, and none that the currency has no places for: half a yen.
 */
export function useQuickStakes(product: 'sport' | 'lottery'): {
  readonly all: readonly string[];
  readonly offered: readonly string[];
} {
  const { quickStakes, currency } = useBrand();
  const walletCurrency = useWallet()?.currency ?? currency;
  const own = useAppSelector(({ preferences: { quickStakes: typed, quickCurrency: of = walletCurrency } }) =>
    of === walletCurrency ? typed : undefined,
  );
  const { currentData: currencies } = useListCurrenciesQuery();
  return useMemo(() => {
    const option = currencies?.find((each) => each.currency === walletCurrency);
    const least = (product === 'sport' ? option?.sport_bet_min : option?.lotter_bet_min) ?? '0';
    const first = quickStakes.toSorted(compareAmounts)[0] ?? '0';
    const lowest =
      walletCurrency === currency ? first : exchangeAmount(first, { from: currency, to: walletCurrency }, currencies);
    // Without a rate nothing is offered, rather than +5 VND.
    const all = own ?? (lowest === undefined ? NONE : scaleAmounts(quickStakes, { lowest, least }));
    const places = placesOf(walletCurrency);
    const isOffered = (amount: string, index: number) =>
      all.findIndex((other) => compareAmounts(other, amount) === 0) === index &&
      compareAmounts(truncateAmount(amount, places), amount) === 0;
    return { all, offered: all.filter(isOffered) };
  }, [quickStakes, currency, own, walletCurrency, currencies, product]);
}
