import type { PaymentChannel, PaymentType } from '#contract/entities/payment.ts';
import { compareAmounts, convertAmount } from '#engine/money/amount.ts';
import { CURRENCIES } from '#fixtures/currencies.ts';
import type { ChannelFixture } from '#fixtures/payment-channels.ts';
import { PAYMENT_TYPES } from '#fixtures/payment-channels.ts';
import { assertMoney } from '#simulator/bets/assert-money.ts';
import { Refusal } from '#simulator/http/refusal.ts';

/** A channel as a wallet of that currency sees it: bounds and fees converted. */
export function showChannel(fixture: ChannelFixture, currency: string): PaymentChannel {
  const rate = CURRENCIES.find((option) => option.currency === currency)?.exchange ?? '1';
  const converted = (amount: string) => convertAmount(amount, rate, currency);
  const { id, type, name, provider, network, status } = fixture;
  return {
    id,
    type,
    name,
    provider,
    currency,
    ...(network !== undefined && { network }),
    min: converted(fixture.min),
    max: converted(fixture.max),
    service_fee: converted(fixture.service_fee),
    network_fee: converted(fixture.network_fee),
    status,
  };
}

export const showTypes = (only?: readonly PaymentType[]) =>
  PAYMENT_TYPES.filter(({ type }) => only?.includes(type) ?? true).map((entry) => ({ ...entry, status: 1 as const }));

/** The channel that an order names. @throws Refusal `channelClosed`, `badRequest`, `amountOutOfRange` */
export function channelFor(
  fixtures: readonly ChannelFixture[],
  id: string,
  currency: string,
  amount: string,
): { fixture: ChannelFixture; channel: PaymentChannel } {
  const fixture = fixtures.find((each) => each.id === id);
  if (fixture === undefined) throw new Refusal('badRequest', 'No such channel', { field: 'channel_id' });
  const channel = showChannel(fixture, currency);
  if (channel.status === 0)
    throw new Refusal('channelClosed', 'This channel is closed at the moment', { field: 'channel_id' });
  const { min, max } = channel;
  if (compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0) {
    throw new Refusal('amountOutOfRange', `From ${min} to ${max} ${currency}`, { field: 'amount', min, max, currency });
  }
  assertMoney(amount, currency, 'amount');
  return { fixture, channel };
}
