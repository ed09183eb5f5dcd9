import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { exchangeAmount, useListCurrenciesQuery } from '#app/features/account/account/index.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { useAppSelector } from '#app/store/hooks.ts';

export interface Converted {
  readonly amount: string;
  readonly currency: string;
}

/** Amounts in the player's second currency, by the upstream's rates; undefined if none is chosen. */
export function useConverted(from: string): (amount: string) => Converted | undefined {
  const { language } = useTranslation().i18n;
  const { currentData: currencies } = useListCurrenciesQuery();
  const to = useAppSelector((state) => state.preferences.alsoIn);
  return useCallback(
    (amount) => {
      if (to === undefined || to === from) return undefined;
      const exchanged = exchangeAmount(amount, { from, to }, currencies);
      return exchanged === undefined ? undefined : { amount: formatAmount(exchanged, to, language), currency: to };
    },
    [from, to, currencies, language],
  );
}
