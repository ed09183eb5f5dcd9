import { useTranslation } from 'react-i18next';
import { formatMoney } from '#app/i18n/format.ts';

/** An amount with its currency, formatted for the player. */
export function useMoneyText() {
  const { i18n } = useTranslation('wallet');
  return (amount: string, currency: string) => formatMoney(amount, currency, i18n.language);
}
