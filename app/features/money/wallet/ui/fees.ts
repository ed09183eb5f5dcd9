import type { PaymentChannel } from '#contract/entities';
import { addAmounts, compareAmounts, subtractAmounts, truncateAmount } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';

type Fees = Pick<PaymentChannel, 'service_fee' | 'network_fee'>;

/** Both fees of a channel together. */
export const feesOf = ({ service_fee, network_fee }: Fees): string => addAmounts(service_fee, network_fee);

export const isZero = (amount: string): boolean => compareAmounts(amount, '0') === 0;

/**
 * What remains of an amount after the channel's fees, with all the places of the currency; negative if the fees exceed it.
 *
 * @example netOf('10', { service_fee: '0.5', network_fee: '1' }, 'USDT') // '8.500000'
 */
export function netOf(amount: string, fees: Fees, currency: string): string {
  return truncateAmount(subtractAmounts(amount, feesOf(fees)), placesOf(currency));
}
