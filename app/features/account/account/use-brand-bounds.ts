import { useMemo } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import type { Bounds } from '#engine/limits';
import { useListCurrenciesQuery } from './account-api.ts';
import { inCurrency } from './in-currency.ts';
import { useWallet } from './use-wallet.ts';

/**
 * The brand's bounds of a bet or a deposit in the player's currency; guests see the brand's. They are written in the brand's
 * currency: undefined until a rate to the player's is known. The upstream's limits apply as well.
 */
export function useBrandBounds(of: 'stake' | 'deposit'): Bounds | undefined {
  const { limits, currency } = useBrand();
  const own = useWallet()?.currency ?? currency;
  const { currentData: currencies } = useListCurrenciesQuery();
  const { least, most } = limits[of];
  return useMemo(
    () => inCurrency({ min: least, max: most }, { from: currency, to: own, currencies }),
    [least, most, currency, own, currencies],
  );
}
