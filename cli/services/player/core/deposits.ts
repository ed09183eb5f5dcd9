import type { Order, PaymentChannel, PushMessage } from '#contract/entities';
import type { Heard } from '#cli/services/upstream/heard.ts';
import { type Bench, statesOf } from './bench.ts';
import { CannotRun, type Player } from './player.ts';

const PUSH_WAIT_MS = 3_000;

export const ORDER = { pending: 0, failed: 2, paid: 3, rejected: 4, processing: 5 } as const;

/** A channel that takes a deposit which is paid later; cards are charged at once. @throws CannotRun */
export async function depositChannel(player: Player): Promise<PaymentChannel> {
  const channels = await player.read('listDepositChannels');
  const channel = channels.find(
    (each) => each.status === 1 && each.type !== 'card' && each.currency === player.currency,
  );
  if (channel === undefined) throw new CannotRun('no channel takes a deposit without a card');
  return channel;
}

/** An unpaid deposit. @throws StopStep */
export async function unpaid(player: Player, { id: channel_id, min }: PaymentChannel, amount = min): Promise<Order> {
  return (await player.read('openDeposit', { body: { channel_id, amount } })).order;
}

/** A deposit of the least, paid. @returns what it credits @throws CannotRun */
export async function pay(own: Bench): Promise<string> {
  const order = await unpaid(own.player, await depositChannel(own.player));
  await statesOf(own).set('order.status', { order_id: order.order_id, status: ORDER.paid });
  return order.net_amount;
}

/** Waits for a push of the type. */
export async function hears(heard: Heard, type: PushMessage['notifyType']): Promise<void> {
  const isThere = () => heard.pushes.some(({ notifyType }) => notifyType === type);
  if (!isThere()) await heard.until(isThere, PUSH_WAIT_MS);
}

export const typesOf = ({ pushes }: Heard) => pushes.map(({ notifyType }) => notifyType);
