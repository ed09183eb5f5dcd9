import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { afterFees, channelFor, inCoins } from '../../domain/payments/channels.ts';
import { cardKind, DECLINED_CARD, DEPOSIT_CHANNELS } from '#fixtures/world';
import { showOrder } from '../../domain/payments/order.ts';
import { assertMayMove } from '../../domain/protection/money-gate.ts';
import { assertWithinLimits } from '../../domain/protection/player-limits.ts';
import { assertNamedCurrency } from '../../domain/protection/home-currency.ts';
import { toMillionths, fromMillionths } from '../../core/ledger/millionths.ts';
import { createHash } from 'node:crypto';
import { PLAY_PATH } from '../../domain/games/tickets.ts';
import { payName } from '../../domain/payments/pay-name.ts';
import type { OrderDoc } from '../../domain/payments/order.ts';
import type { Handler } from '../shared/handler.ts';

const MINUTE_MS = 60_000;

/** Fake, always the same for an order. */
function payAddress(seed: string, number: number): string {
  return `T${createHash('sha256').update(`${seed}:address:${number}`).digest('hex').slice(0, 33).toUpperCase()}`;
}

/** The payment is confirmed later, with a push. Card numbers are never stored. */
export const openDeposit: Handler<Rows['openDeposit']> = ({ world, body, player, origin }) => {
  const member = player();
  const { currency } = member;
  if (member.bans.includes('deposit'))
    throw new Refusal('forbidden', 'This account may not deposit: contact support', { ban: 'deposit' });
  assertNamedCurrency(member, body.currency);
  assertMayMove(world, member, 'deposit');
  // Only of a request: what was paid before the time was up comes in.
  assertWithinLimits(world, member, ['session'], body.amount);
  const { fixture, channel } = channelFor(world, DEPOSIT_CHANNELS, body.channel_id, currency, body.amount);
  const net = afterFees(channel, body.amount);
  if (channel.type === 'card' && body.card === undefined)
    throw new Refusal('badRequest', 'This channel needs a card', { field: 'card' });
  const card = body.card && cardKind(body.card.card_number);
  assertMayMove(world, member, 'deposit', { amount: body.amount, holder: body.card?.name, card });
  const number = world.records.nextNumber();
  const doc: OrderDoc = {
    currency,
    millionths: String(toMillionths(body.amount)),
    serviceFee: channel.service_fee,
    networkFee: channel.network_fee,
    net: fromMillionths(net, world.money(currency)),
    ...inCoins(world, channel, body.amount, 'sent'),
    channelId: channel.id,
    provider: channel.provider,
    method: channel.name,
    ...(card !== undefined && { card }),
    ...(channel.network !== undefined && { network: channel.network, address: payAddress(world.seed, number) }),
    // Crypto has an address, and card data came with the request.
    ...((channel.type === 'fiat' || channel.type === 'third_party') && {
      payUrl: `${origin}${PLAY_PATH}/${world.name}/${payName(world, `dep-${String(number).padStart(7, '0')}`)}`,
    }),
    updatedMs: world.now(),
    remark: '',
    willFail: body.card?.card_number === DECLINED_CARD,
  };
  const id = world.records.add('deposit', member.id, world.now(), doc);
  const withinMs = fixture.minutes * MINUTE_MS;
  world.jobs.add('confirmDeposit', id, world.now() + withinMs);
  // Network and card issuer report the payment before it counts. A payment page waits for its buttons.
  if (doc.payUrl === undefined) world.jobs.add('receiveDeposit', id, world.now() + withinMs / 2);
  const order = world.records.find<OrderDoc>('deposit', id);
  if (order === undefined) throw new RangeError(`${id} was not stored`);
  return { order: showOrder(world, order) };
};
