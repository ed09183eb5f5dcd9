import type { Feature } from '#contract/brand/features.ts';
import type { PaymentChannel, PaymentType } from '#contract/entities/payment.ts';
import { compareAmounts, convertAmount } from '#engine/money/amount.ts';
import { CURRENCIES } from '#fixtures/currencies.ts';
import type { ChannelFixture } from '#fixtures/payment-channels.ts';
import { PAYMENT_TYPES } from '#fixtures/payment-channels.ts';
import { assertMoney } from '#simulator/bets/assert-money.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { assertAllowed, isForbidden } from '#simulator/protection/profile-rules.ts';
import type { World } from '#simulator/world/world.ts';

/** A channel as a wallet of that currency sees it: bounds and fees converted. */
function showChannel(fixture: ChannelFixture, currency: string): PaymentChannel {
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

/** Ways to pay that a jurisdiction may forbid. */
const FEATURE_OF: Readonly<Partial<Record<PaymentType, Feature>>> = { crypto: 'crypto', card: 'card' };

function isOffered(world: World, type: PaymentType): boolean {
  const feature = FEATURE_OF[type];
  return feature === undefined || !isForbidden(world, feature);
}

export const showTypes = (world: World, only?: readonly PaymentType[]) =>
  PAYMENT_TYPES.filter(({ type }) => (only?.includes(type) ?? true) && isOffered(world, type)).map((entry) => ({
    ...entry,
    status: 1 as const,
  }));

/** The channels that a wallet of that currency is offered. */
export const showChannels = (world: World, fixtures: readonly ChannelFixture[], currency: string) =>
  fixtures.filter(({ type }) => isOffered(world, type)).map((fixture) => showChannel(fixture, currency));

/** The channel that an order names. @throws Refusal `channelClosed`, `badRequest`, `amountOutOfRange`, `forbidden` */
export function channelFor(
  world: World,
  fixtures: readonly ChannelFixture[],
  id: string,
  currency: string,
  amount: string,
): { fixture: ChannelFixture; channel: PaymentChannel } {
  const fixture = fixtures.find((each) => each.id === id);
  if (fixture === undefined) throw new Refusal('badRequest', 'No such channel', { field: 'channel_id' });
  const feature = FEATURE_OF[fixture.type];
  if (feature !== undefined) assertAllowed(world, feature, 'channel_id');
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
