import { useMemo } from 'react';
import { useAppSelector } from '#app/store/hooks.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { compareAmounts, subtractAmounts } from '#engine/money';
import { useGuard } from '#app/features/account/protection/index.ts';
import {
  useBrandBounds,
  useBrandRules,
  useListCurrenciesQuery,
  useWallet,
} from '#app/features/account/account/index.ts';
import { injectedSlip } from '#app/features/betting/slip/model/slip-slice.ts';
import { refusedPrices } from '#app/features/betting/slip/pricing/refused-prices.ts';
import { summarise } from '#app/features/betting/slip/pricing/summarise.ts';
import { useBook } from '#app/features/betting/slip/pricing/use-book.ts';
import { withCricket } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { useCricketTickets } from '#app/features/betting/slip/cricket/use-cricket-tickets.ts';
import { usePlacing } from '#app/features/betting/slip/placing/use-placing.ts';

/** The slip with its summary, and the state of its bets. */
export function useSlip() {
  const brand = useBrand();
  const slip = useAppSelector(injectedSlip.selectSlice);
  const accept = useAppSelector((state) => state.preferences.acceptOdds);
  const placing = usePlacing();
  const wallet = useWallet();
  const book = useBook(slip.items);
  const { currentData: currencies } = useListCurrenciesQuery();
  const currency = wallet?.currency ?? brand.currency;
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;
  const brandStake = useBrandBounds('stake');
  const { folds, settlement: rules } = useBrandRules();
  const bonus = brand.features.bonus ? brand.accumulatorBonus : undefined;
  const balance = wallet?.balance;
  const { room } = useGuard('bet', undefined);
  // The available amount is at most what the player's own limits leave.
  const funds =
    balance !== undefined && room !== undefined && compareAmounts(room.left, balance) < 0 ? room.left : balance;
  const { matches, limits } = book;

  const refused = useMemo(() => refusedPrices(placing.bets), [placing.bets]);
  const summary = useMemo(
    () =>
      summarise(slip, {
        matches,
        limits,
        wallet: balance === undefined ? undefined : { balance, currency },
        rate,
        brandStake,
        folds,
        rules,
        bonus,
        currency,
        accept,
        refused,
      }),
    [slip, matches, limits, balance, currency, rate, brandStake, folds, rules, bonus, accept, refused],
  );
  const cricket = useCricketTickets({ currency, rate, brandStake, rules, funds, refused });
  const whole = useMemo(() => withCricket(summary, cricket.tickets, balance), [summary, cricket.tickets, balance]);
  const all = {
    ...book,
    isLate: book.isLate || cricket.isLate,
    error: book.error ?? cricket.error,
    retry: () => {
      book.retry();
      cricket.retry();
    },
  };
  // The stakes of cricket bets are not available for the others.
  const forSports =
    funds === undefined
      ? undefined
      : whole.stakedCricket.reduce((left, { summary: own }) => {
          const rest = subtractAmounts(left, own.totalStake);
          return compareAmounts(rest, '0') > 0 ? rest : '0';
        }, funds);
  return { slip, placing, summary: whole, book: all, rate, brandStake, rules, funds: forSports };
}
