import { useMemo } from 'react';
import { usePlacing } from './use-placing.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useListCurrenciesQuery, useWallet } from '#app/features/account/index.ts';
import { injectedSlip } from './slip-slice.ts';
import { summarise } from './summarise.ts';
import { useBook } from './use-book.ts';

/** The slip with everything computed about it, and where its bet stands. */
export function useSlip() {
  const brand = useBrand();
  const slip = useAppSelector(injectedSlip.selectSlice);
  const accept = useAppSelector((state) => state.preferences.acceptOdds);
  const placing = usePlacing();
  const wallet = useWallet();
  const { matches, limits } = useBook(slip.items);
  const { currentData: currencies } = useListCurrenciesQuery();
  const currency = wallet?.currency ?? brand.currency;
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;

  const summary = useMemo(
    () => summarise(slip, { matches, limits, wallet, rate, currency: brand.currency, accept }),
    [slip, matches, limits, wallet, rate, brand.currency, accept],
  );
  return { slip, placing, summary };
}
