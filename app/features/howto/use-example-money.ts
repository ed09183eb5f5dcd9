import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { useWallet } from '#app/features/account/index.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { currencyPlaces } from '#engine/money/currency.ts';
import { readAmount } from '#app/i18n/read-amount.ts';

/** Examples are in the player's currency; visitors see the brand's. */
export function useExampleMoney() {
  const { language } = useTranslation().i18n;
  const brand = useBrand();
  const currency = useWallet()?.currency ?? brand.currency;
  return {
    currency,
    money: (amount: string) => `${formatAmount(amount, currency, language)} ${currency}`,
    /** What was typed, in the form that the engine reads; undefined where it is no number. */
    read: (typed: string, places = currencyPlaces(currency)): string | undefined => {
      const read = readAmount(typed, { language, places });
      return 'amount' in read ? read.amount : undefined;
    },
  };
}
