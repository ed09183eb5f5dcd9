import { useTranslation } from 'react-i18next';
import { placesOf } from '#app/i18n/currencies.ts';
import { formatAmount } from '#app/i18n/format.ts';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import { limitOf, type AmountRules } from './amount-problem.ts';

/** Translates a message of this feature's schemas, with the amounts of the rules. */
export function useFormWords(rules: AmountRules) {
  const { t, i18n } = useTranslation('wallet');
  const { currency } = rules;
  const amount = (text: string) => formatAmount(text, currency, i18n.language);
  return (message: string): string =>
    t(message as WalletKey, {
      currency,
      count: placesOf(currency),
      limit: amount(limitOf(message.replace(/^amount\./, ''), rules)),
      example: amount('1000.5'),
    });
}
