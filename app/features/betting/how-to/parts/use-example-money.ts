import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { useWallet } from '#app/features/account/account/index.ts';
import { formatMoney } from '#app/i18n/format.ts';
import { placesOf } from '#app/i18n/currencies.ts';
import { enteredAmount, type EnteredAmount } from '#app/i18n/entered-amount.ts';

/** Digits after the point of odds. */
export const ODDS_PLACES = 6;

/** Examples are in the player's currency, for guests in the brand's. */
export function useExampleMoney() {
  const { language } = useTranslation().i18n;
  const brand = useBrand();
  const currency = useWallet()?.currency ?? brand.currency;
  return {
    currency,
    money: (amount: string) => formatMoney(amount, currency, language),
    /** The entered number in the engine's form; undefined if it is not a number. */
    read: (entered: EnteredAmount, places = placesOf(currency)): string | undefined => {
      const read = enteredAmount(entered, places);
      return 'amount' in read ? read.amount : undefined;
    },
  };
}
