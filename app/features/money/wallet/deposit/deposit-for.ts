import { addAmounts, compareAmounts, roundUpAmount } from '#engine/money';
import { shownPlaces } from '#app/i18n/format.ts';
import { leastOf, type AmountRules } from '#app/features/money/wallet/ui/amount-problem.ts';
import { feesOf } from '#app/features/money/wallet/ui/fees.ts';

/**
 * The deposit that brings at least `missing` after the channel's fees, in whole cents, or what the currency has of them, and not below its minimum.
 *
 * @example depositFor('23.391', { currency: 'USDT' }) // '23.40'
 */
export function depositFor(missing: string, rules: AmountRules): string {
  const { channel } = rules;
  const amount = channel === undefined ? missing : addAmounts(missing, feesOf(channel));
  // Rounded up: less would not be enough.
  const cents = roundUpAmount(amount, shownPlaces(rules.currency));
  const least = leastOf(rules);
  return least !== undefined && compareAmounts(cents, least) < 0 ? least : cents;
}
