import type { PaymentChannel } from '#contract/entities/payment.ts';
import { addAmounts, compareAmounts, currencyPlaces, subtractAmounts, truncateAmount } from '#engine/money/amount.ts';

type Fees = Pick<PaymentChannel, 'service_fee' | 'network_fee'>;

/** Both fees of a channel together. */
export const feesOf = ({ service_fee, network_fee }: Fees): string => addAmounts(service_fee, network_fee);

export const isZero = (amount: string): boolean => compareAmounts(amount, '0') === 0;

/**
 * What is left of an amount after the fees of a channel, with all the places of the currency; below zero where they eat it up.
 *
 * @example netOf('10', { service_fee: '0.5', network_fee: '1' }, 'USDT') // '8.500000'
 */
export function netOf(amount: string, fees: Fees, currency: string): string {
  return truncateAmount(subtractAmounts(amount, feesOf(fees)), currencyPlaces(currency));
}
