import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CricketMatch } from '#contract/entities/cricket.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useBrandBounds, useListCurrenciesQuery, useWallet } from '#app/features/account/index.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useCricketLimitsQuery } from './cricket-api.ts';
import { selectCricketPicks } from './cricket-slip-slice.ts';
import { summariseCricket } from './summarise-cricket.ts';

/** The picks of a match with everything computed about them. */
export function useCricketSlip(match: CricketMatch) {
  const { i18n } = useTranslation();
  const brand = useBrand();
  const wallet = useWallet();
  const picks = useAppSelector((state) => selectCricketPicks(state, match.matchId));
  const { currentData: limits } = useCricketLimitsQuery();
  const { currentData: currencies } = useListCurrenciesQuery();
  const currency = wallet?.currency ?? brand.currency;
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;
  const { language } = i18n;
  const funds = wallet?.balance;
  const brandStake = useBrandBounds('stake');
  const summary = useMemo(
    () => summariseCricket(picks, { match, language, currency, limits, rate, brandStake, funds }),
    [picks, match, language, currency, limits, rate, brandStake, funds],
  );
  return { picks, summary, currency };
}
