import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { useWallet } from '#app/features/account/account/index.ts';
import { formatMoney } from '#app/i18n/format.ts';
import { currencyPlaces } from '#engine/money';
import { readAmount } from '#app/i18n/read-amount.ts';

/** Examples are in the player's currency, for guests in the brand's. */
export function useExampleMoney() {
  const { language } = useTranslation().i18n;
  const brand = useBrand();
  const currency = useWallet()?.currency ?? brand.currency;
  return {
    currency,
    money: (amount: string) => formatMoney(amount, currency, language),
    /** The typed number in the engine's form; undefined if it is not a number. */
    read: (typed: string, places = currencyPlaces(currency)): string | undefined => {
      const read = readAmount(typed, { language, places });
      return 'amount' in read ? read.amount : undefined;
    },
  };
}
