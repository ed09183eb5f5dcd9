import { compareAmounts } from '#engine/money/amount.ts';
import { formatAmount } from '#app/i18n/format.ts';

/** What was won or lost, with its sign. @example signedAmount('3.5', 'GBP', 'en') // '+3.50 GBP' */
export function signedAmount(amount: string, currency: string, language: string): string {
  const sign = compareAmounts(amount, '0') > 0 ? '+' : '';
  return `${sign}${formatAmount(amount, currency, language)} ${currency}`;
}
