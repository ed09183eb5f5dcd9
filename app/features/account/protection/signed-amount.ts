import { compareAmounts } from '#engine/money';
import { formatMoney } from '#app/i18n/format.ts';
import { asNumber } from '#app/i18n/isolated.ts';

/** A win or loss with its sign. @example signedAmount('3.5', 'GBP', 'en') // '+3.50\u00a0GBP' */
export function signedAmount(amount: string, currency: string, language: string): string {
  const sign = compareAmounts(amount, '0') > 0 ? '+' : '';
  return asNumber(`${sign}${formatMoney(amount, currency, language)}`);
}
