import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { convertBetween } from '#engine/money/convert-between.ts';
import { useListCurrenciesQuery } from '#app/features/account/index.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { useAppSelector } from '#app/store/hooks.ts';

export interface Converted {
  readonly amount: string;
  readonly currency: string;
}

/** Amounts in the other currency that the player wants to see, by the upstream's rates; nothing where none is chosen. */
export function useConverted(from: string): (amount: string) => Converted | undefined {
  const { language } = useTranslation().i18n;
  const { currentData: currencies } = useListCurrenciesQuery();
  const to = useAppSelector((state) => state.preferences.alsoIn);
  const rate = (name: string | undefined) => currencies?.find(({ currency }) => currency === name)?.exchange;
  const [here, there] = [rate(from), rate(to)];
  return useCallback(
    (amount) => {
      if (to === undefined || to === from || here === undefined || there === undefined) return undefined;
      return {
        amount: formatAmount(convertBetween(amount, { from: here, to: there }, to), to, language),
        currency: to,
      };
    },
    [from, to, here, there, language],
  );
}
