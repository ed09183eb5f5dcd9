import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#app/store/hooks.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { useGuard } from '#app/features/protection/index.ts';
import { useBrandBounds, useListCurrenciesQuery, useWallet } from '#app/features/account/index.ts';
import { injectedSlip } from './slip-slice.ts';
import { summarise } from './summarise.ts';
import { useBook } from './use-book.ts';
import { usePlacing } from './use-placing.ts';

/** The slip with everything computed about it, and where its bets stand. */
export function useSlip() {
  const brand = useBrand();
  const { language } = useTranslation().i18n;
  const slip = useAppSelector(injectedSlip.selectSlice);
  const accept = useAppSelector((state) => state.preferences.acceptOdds);
  const placing = usePlacing();
  const wallet = useWallet();
  const book = useBook(slip.items);
  const { currentData: currencies } = useListCurrenciesQuery();
  const currency = wallet?.currency ?? brand.currency;
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;
  const brandStake = useBrandBounds('stake');
  const balance = wallet?.balance;
  const { room } = useGuard('bet', undefined);
  // All there is to stake is never more than the player's own limits leave.
  const funds =
    balance !== undefined && room !== undefined && compareAmounts(room.left, balance) < 0 ? room.left : balance;
  const { matches, limits } = book;

  const summary = useMemo(
    () =>
      summarise(slip, {
        matches,
        limits,
        wallet: balance === undefined ? undefined : { balance, currency },
        rate,
        brandStake,
        currency,
        accept,
        language,
      }),
    [slip, matches, limits, balance, currency, rate, brandStake, accept, language],
  );
  return { slip, placing, summary, book, rate, brandStake, funds };
}
