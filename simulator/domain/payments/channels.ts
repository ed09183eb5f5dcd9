import type { Feature } from '#contract/brand';
import type { PaymentChannel, PaymentType } from '#contract/entities';
import { compareAmounts, convertAmount, convertBetween, convertBetweenUp, rateOf } from '#engine/money';
import { type ChannelFixture, CURRENCIES, DEPOSIT_CHANNELS, PAYMENT_TYPES } from '#fixtures/world';
import { assertMoney } from '../../core/ledger/assert-money.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import { Refusal } from '../../core/refusal.ts';
import { isDebitOnly } from '../protection/debit-cards.ts';
import { assertAllowed, isForbidden, rulesOf } from '../protection/profile-rules.ts';
import type { ProtectionContext } from '../protection/context.ts';
import type { OrderDoc } from './order.ts';

const RATE_PLACES = 6;

function showChannel(world: ProtectionContext, fixture: ChannelFixture, currency: string): PaymentChannel {
  const rate = rateOf(CURRENCIES, currency);
  const converted = (amount: string) => convertAmount(amount, rate, world.money(currency));
  const { id, type, name, provider, network, paidIn, status } = fixture;
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
    ...(type === 'card' && isDebitOnly(world) && { cards: 'debit' as const }),
    ...(paidIn !== undefined && { coin: { currency: paidIn, rate: coinRate(paidIn, currency) } }),
  };
}

/** Units of a wallet's currency for one coin, as exact as listCurrencies. */
const coinRate = (coin: string, currency: string): string =>
  convertBetween(
    '1',
    { from: rateOf(CURRENCIES, coin), to: rateOf(CURRENCIES, currency) },
    { code: currency, places: RATE_PLACES },
  );

const FEATURE_OF: Readonly<Partial<Record<PaymentType, Feature>>> = { crypto: 'crypto', card: 'card' };

/** The channel's type if a jurisdiction may forbid it. */
export function featureOfChannel(id: string): Feature | undefined {
  const type = DEPOSIT_CHANNELS.find((channel) => channel.id === id)?.type;
  return type && FEATURE_OF[type];
}

function isOffered(world: ProtectionContext, type: PaymentType): boolean {
  const feature = FEATURE_OF[type];
  return feature === undefined || !isForbidden(world, feature);
}

export const showTypes = (world: ProtectionContext, only?: readonly PaymentType[]) =>
  PAYMENT_TYPES.filter(({ type }) => (only?.includes(type) ?? true) && isOffered(world, type)).map((entry) => ({
    ...entry,
    status: 1 as const,
  }));

/** PIX is Brazilian. Without a jurisdiction all players have it. */
export const isAtHome = (world: ProtectionContext, home: string | undefined): boolean =>
  home === undefined || world.profile.name === 'none' || rulesOf(world).currency === home;

/** In the wallet's currency. */
export const showChannels = (world: ProtectionContext, fixtures: readonly ChannelFixture[], currency: string) =>
  fixtures
    .filter(({ type, home }) => isOffered(world, type) && isAtHome(world, home))
    .map((fixture) => showChannel(world, fixture, currency));

/** An order's channel. @throws Refusal `channelClosed`, `badRequest`, `amountOutOfRange`, `forbidden` */
export function channelFor(
  world: ProtectionContext,
  fixtures: readonly ChannelFixture[],
  id: string,
  currency: string,
  amount: string,
): { fixture: ChannelFixture; channel: PaymentChannel } {
  const fixture = fixtures.find((each) => each.id === id);
  if (fixture === undefined) throw new Refusal('badRequest', 'No such channel', { field: 'channel_id' });
  const feature = FEATURE_OF[fixture.type];
  if (feature !== undefined) assertAllowed(world, feature, 'channel_id');
  const channel = showChannel(world, fixture, currency);
  if (channel.status === 0)
    throw new Refusal('channelClosed', 'This channel is closed at the moment', { field: 'channel_id' });
  const { min, max } = channel;
  if (compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0) {
    throw new Refusal('amountOutOfRange', `From ${min} to ${max} ${currency}`, { field: 'amount', min, max, currency });
  }
  assertMoney(amount, world.money(currency), 'amount');
  return { fixture, channel };
}

/** An amount less the channel's fees, in millionths. @throws Refusal `amountOutOfRange` if nothing is left */
export function afterFees({ service_fee, network_fee, min }: PaymentChannel, amount: string): bigint {
  const net = toMillionths(amount) - toMillionths(service_fee) - toMillionths(network_fee);
  if (net > 0n) return net;
  throw new Refusal('amountOutOfRange', 'Nothing is left after the fees', { field: 'amount', min });
}

/** What the player sends for a deposit, not a fraction too little, or receives of a withdrawal; nothing for channels without a coin. */
export function inCoins(
  world: Pick<ProtectionContext, 'money'>,
  { coin }: Pick<PaymentChannel, 'coin'>,
  amount: string,
  way: 'sent' | 'received',
): Pick<OrderDoc, 'coin'> {
  if (coin === undefined) return {};
  const { currency, rate } = coin;
  const convert = way === 'sent' ? convertBetweenUp : convertBetween;
  return { coin: { currency, rate, amount: convert(amount, { from: rate, to: '1' }, world.money(currency)) } };
}
