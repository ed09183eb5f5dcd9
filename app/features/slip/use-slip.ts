import { useMemo } from 'react';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useListCurrenciesQuery, useWallet } from '#app/features/account/index.ts';
import { useGetGameLimitsQuery, useListMatchesQuery } from '#app/features/matches/index.ts';
import { injectedSlip } from './slip-slice.ts';
import { summarise } from './summarise.ts';

/** The slip with everything computed about it, and where its bet stands. */
export function useSlip() {
  const brand = useBrand();
  const slip = useAppSelector(injectedSlip.selectSlice);
  const placing = useMoneyCall('placeBet');
  const wallet = useWallet();
  const { currentData: list } = useListMatchesQuery({ game: 'soccer' });
  const { currentData: limits } = useGetGameLimitsQuery({ game: 'soccer' });
  const { currentData: currencies } = useListCurrenciesQuery();
  const currency = wallet?.currency ?? brand.currency;
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;

  const summary = useMemo(
    () => summarise(slip, { matches: list?.matches, limits, wallet, rate, currency: brand.currency }),
    [slip, list, limits, wallet, rate, brand.currency],
  );
  return { slip, placing, summary, currency };
}
