import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { channelFor } from '#simulator/payments/channels.ts';
import { DEPOSIT_CHANNELS, DECLINED_CARD } from '#fixtures/payment-channels.ts';
import { showOrder } from '#simulator/payments/order.ts';
import { assertNotExcluded } from '#simulator/protection/exclusion.ts';
import { assertHasLimits, assertWithinLimits } from '#simulator/protection/player-limits.ts';
import { toMillionths, fromMillionths } from '#simulator/wallet/millionths.ts';
import { createHash } from 'node:crypto';
import { PLAY_PATH } from '#simulator/play/tickets.ts';
import type { OrderDoc } from '#simulator/payments/order.ts';
import type { Handler } from './handler.ts';

const MINUTE_MS = 60_000;

/** Where crypto is to be sent: made up, and the same for the same order. */
function payAddress(seed: string, number: number): string {
  return `T${createHash('sha256').update(`${seed}:address:${number}`).digest('hex').slice(0, 33).toUpperCase()}`;
}

/** Nothing moves yet: the payment is confirmed later, and pushed. Card numbers are never kept. */
export const openDeposit: Handler<Rows['openDeposit']> = ({ world, body, player, origin }) => {
  const member = player();
  const { currency } = member;
  if (member.bans.includes('deposit'))
    throw new Refusal('forbidden', 'This account may not deposit: contact support', { ban: 'deposit' });
  assertNotExcluded(world, member.id);
  assertHasLimits(world, member);
  const { fixture, channel } = channelFor(world, DEPOSIT_CHANNELS, body.channel_id, currency, body.amount);
  if (channel.type === 'card' && body.card === undefined)
    throw new Refusal('badRequest', 'This channel needs a card', { field: 'card' });
  assertWithinLimits(world, member, ['deposit'], body.amount);
  const number = world.records.nextNumber();
  const doc: OrderDoc = {
    currency,
    millionths: String(toMillionths(body.amount)),
    serviceFee: channel.service_fee,
    networkFee: channel.network_fee,
    net: fromMillionths(toMillionths(body.amount), currency),
    channelId: channel.id,
    provider: channel.provider,
    method: channel.name,
    ...(channel.network !== undefined && { network: channel.network, address: payAddress(world.seed, number) }),
    // Crypto is paid to the address, and a card has been handed over: a page is there for the others.
    ...((channel.type === 'fiat' || channel.type === 'third_party') && {
      payUrl: `${origin}${PLAY_PATH}/${world.name}/dep-${String(number).padStart(7, '0')}`,
    }),
    updatedMs: world.now(),
    remark: '',
    willFail: body.card?.card_number === DECLINED_CARD,
  };
  const id = world.records.add('deposit', member.id, world.now(), doc);
  world.jobs.add('confirmDeposit', id, world.now() + fixture.minutes * MINUTE_MS);
  const order = world.records.find<OrderDoc>('deposit', id);
  if (order === undefined) throw new RangeError(`${id} was not kept`);
  return { order: showOrder(order) };
};
