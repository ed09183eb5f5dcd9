import { addAmounts, multiplyAmounts } from '#engine/money';
import { type Bench, benchOf, statesOf } from '#cli/services/player/core/bench.ts';
import { depositChannel, ORDER, unpaid } from '#cli/services/player/core/deposits.ts';
import { barred, bets, grows, holds, REACHED, removed, usedOf } from '#cli/services/player/core/guarded.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';

/** Deposits that wait count, and so do transfers of others. One beyond a lowered limit is sent back. */
export async function deposits(own: Bench): Promise<void> {
  const { player, second: first, findings, paymentPassword: payment_password } = own;
  const states = statesOf(own);
  const channel = await depositChannel(player);
  const { min } = channel;
  const used = await usedOf(own, 'deposit');
  const two = multiplyAmounts(min, '2');
  const open = (what: string, amount: string) =>
    refuse(
      own,
      'protection',
      { row: 'openDeposit', what, body: { channel_id: channel.id, amount } },
      { reason: REACHED },
    );
  const decide = (id: string, status: number) => states.set('order.status', { order_id: id, status });
  await holds(own, 'a deposit limit', 'deposit', 'day', addAmounts(used.day, two));
  await open('above a deposit limit', addAmounts(two, unitOf(player.currency)));
  const one = await unpaid(player, channel);
  await grows(own, 'with an open deposit', 'deposit', used, min);
  await open('above what an open deposit leaves', addAmounts(min, unitOf(player.currency)));
  const other = await unpaid(player, channel);
  await open('beyond a deposit limit', min);
  if (await isProcessed(own, other.order_id)) {
    await grows(own, 'with a deposit that is processed', 'deposit', used, two);
    await open('beyond a deposit limit, with a deposit that is processed', min);
  }
  if (first !== undefined && payment_password !== undefined && first.currency === player.currency) {
    const body = { to: player.account, amount: '1.01', payment_password };
    const theirs = benchOf(own, first);
    await refuse(theirs, 'protection', { row: 'transferToPlayer', what: 'to a player at a deposit limit', body });
  }
  await decide(other.order_id, ORDER.failed);
  await grows(own, 'after a deposit that failed', 'deposit', used, min);
  const before = await player.balance();
  await decide(one.order_id, ORDER.paid);
  await grows(own, 'after a deposit that was paid', 'deposit', used, min);
  const paid = addAmounts(before, one.net_amount);
  findings.same('money', 'a deposit within a limit', 'balance', paid, await player.balance());
  const late = await unpaid(player, channel);
  await holds(own, 'lower than an open deposit', 'deposit', 'day', addAmounts(used.day, min));
  await decide(late.order_id, ORDER.paid);
  findings.same('money', 'a deposit beyond a lowered limit', 'balance', paid, await player.balance());
  await grows(own, 'after a deposit that was sent back', 'deposit', used, min);
  await removed(own, 'deposit', 'day');
}

const MAX_MINUTES = 30;

/** Waits until a deposit is processed: paid, but not credited yet. @returns false where it never is */
async function isProcessed(own: Bench, id: string): Promise<boolean> {
  for (let minute = 0; minute < MAX_MINUTES; minute += 1) {
    const { orders } = await own.player.read('listDeposits', { query: page(0, 5) });
    const status = orders.find(({ order_id }) => order_id === id)?.status;
    if (status === ORDER.processing) return true;
    if (status !== ORDER.pending) return false;
    await statesOf(own).set('clock.moved', { seconds: 60 });
  }
  return false;
}

/** Minutes of play, also those of a session before. */
export async function minutes(own: Bench): Promise<void> {
  const { day } = await usedOf(own, 'session');
  await holds(own, 'a limit of minutes', 'session', 'day', addAmounts(day, '2'));
  await bets(own, 'within a limit of minutes');
  await statesOf(own).set('clock.moved', { seconds: 125 });
  await barred(own, 'beyond a limit of minutes', REACHED);
  await own.player.signInAgain();
  await barred(own, 'beyond a limit of minutes, in a new session', REACHED);
  await removed(own, 'session', 'day');
  await bets(own, 'without a limit of minutes');
}
