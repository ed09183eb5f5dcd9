import type { Order, PaymentChannel } from '#contract/entities';
import { addAmounts, compareAmounts, subtractAmounts, truncateAmount } from '#engine/money';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import { Heard } from '#cli/services/upstream/heard.ts';
import { type Bench, statesOf } from '#cli/services/player/core/bench.ts';
import { depositChannel, ORDER } from '#cli/services/player/core/deposits.ts';
import { checkPages, page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { CannotRun, type Player } from '#cli/services/player/core/player.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';

const PUSH_WAIT_MS = 3_000;

/** Unpaid deposits of the minimum: amounts, list, and access. */
export async function checkPayments(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  const channel = await depositChannel(player);
  const order = await open(bench, channel);
  await outside(bench, channel);
  for (const row of ['listDeposits', 'listWithdrawals'] as const) {
    await checkPages(findings, { check: 'payments', place: row, order: 'newest first' }, async (start, limit) => {
      const { total, orders } = await player.read(row, { query: page(start, limit) });
      return {
        total,
        ids: orders.map(({ order_id: id }) => id),
        times: orders.map(({ created_at: created }) => created),
      };
    });
  }
  const { second } = bench;
  if (second !== undefined) {
    const answered = await second.ask('continueDeposit', { body: { order_id: order.order_id } });
    findings.expect('access', !isDone(answered), 'continueDeposit, by another player', 'answered');
    const { orders } = await second.read('listDeposits', { query: page(0, 100) });
    const isShown = orders.some(({ order_id: id }) => id === order.order_id);
    findings.expect('access', !isShown, 'listDeposits, by another player', `it has ${order.order_id}`);
  }
  await decided(bench, channel, order);
}

async function open(
  { player, findings }: Bench,
  { id, min, service_fee, network_fee }: PaymentChannel,
): Promise<Order> {
  const before = await player.balance();
  const answered = await player.ask('openDeposit', { body: { channel_id: id, amount: min } });
  if (!isDone(answered)) throw new CannotRun(`openDeposit is refused to this account: ${reasonOf(answered)}`);
  const data: unknown = answered.envelope?.data;
  const { order } = data as { order: Order };
  const at = 'openDeposit';
  findings.same('money', at, 'balance after an unpaid deposit', before, await player.balance());
  findings.same('payments', at, 'amount', min, order.amount);
  findings.same('payments', at, 'currency', player.currency, order.currency);
  const sum = addAmounts(order.net_amount, addAmounts(order.service_fee, order.network_fee));
  findings.same('payments', at, 'net amount and fees together', order.amount, sum);
  findings.same('payments', at, 'fees', [service_fee, network_fee], [order.service_fee, order.network_fee]);
  const { order: again } = await player.read('continueDeposit', { body: { order_id: order.order_id } });
  const facts = (of: Order) => [of.order_id, of.amount, of.net_amount, of.status];
  findings.same('payments', 'continueDeposit', 'order', facts(order), facts(again));
  const { orders } = await player.read('listDeposits', { query: page(0, 1) });
  findings.same('payments', at, 'first of listDeposits', order.order_id, orders[0]?.order_id);
  return order;
}

/** Amounts outside the bounds of the channel. */
async function outside(bench: Bench, { id, min, max }: PaymentChannel): Promise<void> {
  const unit = unitOf(bench.player.currency);
  const refused = (what: string, amount: string) =>
    refuse(bench, 'payments', { row: 'openDeposit', body: { channel_id: id, amount }, what });
  const below = subtractAmounts(min, unit);
  if (compareAmounts(below, '0') > 0) await refused('below the minimum', below);
  if (compareAmounts(max, min) > 0) await refused('above the maximum', addAmounts(max, unit));
}

/** Paid, its net amount is credited once; failed, nothing. Needs the states endpoint. */
async function decided(bench: Bench, channel: PaymentChannel, order: Order): Promise<void> {
  const { player, second, findings, url } = bench;
  const states = statesOf(bench);
  const before = await player.balance();
  const paid = addAmounts(before, order.net_amount);
  const heard = new Map<Player, Heard>();
  await bench.each('pushes', second === undefined ? [player] : [player, second], async (who) => {
    const opened = Heard.by(who.calls.token, url).catch((error: unknown) => {
      throw new CannotRun(`the wallet channel does not open: ${String(error)}`);
    });
    heard.set(who, await opened);
  });
  try {
    await states.set('order.status', { order_id: order.order_id, status: ORDER.paid });
    const own = heard.get(player);
    if (own !== undefined) await comparePushes(bench, own, (second && heard.get(second)?.pushes) ?? [], paid);
  } finally {
    for (const each of heard.values()) each.close();
  }
  findings.same('money', 'a deposit that is paid', 'balance', paid, await player.balance());
  const body = { order_id: order.order_id };
  await refuse(bench, 'payments', { row: 'continueDeposit', body, what: 'of a deposit that is paid' });
  const { transactions } = await player.read('listTransactions', { query: page(0, 1, { kind: '34' }) });
  findings.same('statement', 'a deposit that is paid', 'amount', order.net_amount, transactions[0]?.amount);
  const other = await open(bench, channel);
  await states.set('order.status', { order_id: other.order_id, status: ORDER.failed });
  findings.same('money', 'a deposit that failed', 'balance', paid, await player.balance());
  const { orders } = await player.read('listDeposits', { query: page(0, 2) });
  const statuses = orders.map(({ status }) => status);
  findings.same('payments', 'listDeposits', 'statuses', [ORDER.failed, ORDER.paid], statuses);
}

/** Only its player gets a push. */
async function comparePushes(
  { findings }: Bench,
  own: Heard,
  others: readonly unknown[],
  balance: string,
): Promise<void> {
  if (own.pushes.length === 0) await own.until(() => own.pushes.length > 0, PUSH_WAIT_MS);
  const [push] = own.pushes;
  const at = 'a deposit that is paid';
  findings.same('pushes', at, 'first push', 'RECHARGE', push?.notifyType);
  // Section 8 shows two decimals.
  findings.same('pushes', at, 'balance', truncateAmount(balance, 2), truncateAmount(push?.balance ?? '0', 2));
  findings.same('access', at, 'pushes to another player', [], others);
}
