import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';

/** An amount with its currency, as the reader reads it. */
export function useMoneyText() {
  const { i18n } = useTranslation('wallet');
  return (amount: string, currency: string) => `${formatAmount(amount, currency, i18n.language)} ${currency}`;
}
