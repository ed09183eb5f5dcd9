import type { Order } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { addAmounts, subtractAmounts } from '#engine/money';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import { validCall } from '#cli/services/rows/valid-calls.ts';
import { type Bench, benchOf, statesOf } from '#cli/services/player/core/bench.ts';
import { denied } from '#cli/services/player/core/codes.ts';
import { depositChannel, ORDER, unpaid } from '#cli/services/player/core/deposits.ts';
import { barred, betApart, bets, DAY, isNear, later } from '#cli/services/player/core/guarded.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';

const EXCLUDED = 'excluded';
const HOUR_MS = 3_600_000;

/** Money in and games. Their calls may be of things that are not there: then they are refused anyway. */
const BARRED: readonly RowName[] = [
  'placeLotteryBet',
  'placeRaceBet',
  'placeCricketBet',
  'claimCheckIn',
  'launchPgGame',
  'launchTadaGame',
  'launchNoahGame',
  'launchLiveGame',
  'launchCardGame',
  'moveIntoCardGame',
  'launchNg',
  'moveIntoNg',
];

/** No bet, no deposit, no transfer, until its end; what was begun before pays out, and a withdrawal goes on. */
export async function timeOut(own: Bench): Promise<void> {
  const { player, second: first, findings, paymentPassword: payment_password = '000000' } = own;
  const states = statesOf(own);
  const channel = await depositChannel(player);
  const open = await unpaid(player, channel);
  const bet = await betApart(own, 'before a time-out');
  const hours = await player.read('excludeSelf', { body: { kind: 'time_out', hours: 48 } });
  const untilMs = player.dateMs + 48 * HOUR_MS;
  findings.same('protection', 'excludeSelf', 'kind', 'time_out', hours.kind);
  findings.expect('protection', isNear(hours.until, untilMs), 'excludeSelf', `until ${hours.until}`);
  const short = await player.read('excludeSelf', { body: { kind: 'time_out', hours: 1 } });
  findings.same('protection', 'excludeSelf, shorter', 'until', hours.until, short.until);
  const { kind, until } = await player.read('getExclusion');
  findings.same('protection', 'getExclusion', 'kind and until', ['time_out', hours.until], [kind, until]);
  await denied(own, player, 'returnToPlay', 'from a time-out', {});
  await barred(own, 'in a time-out', EXCLUDED);
  const barredRow = (row: RowName, body: object) =>
    refuse(own, 'protection', { row, body, what: 'in a time-out' }, { reason: EXCLUDED });
  await barredRow('openDeposit', { channel_id: channel.id, amount: channel.min });
  await barredRow('continueDeposit', { order_id: open.order_id });
  if (first !== undefined) {
    const give = { to: first.account, amount: '0.01', payment_password };
    // A jurisdiction may forbid it anyway.
    await refuse(own, 'protection', { row: 'transferToPlayer', what: 'in a time-out', body: give });
    const body = { to: player.account, amount: '1.01', payment_password };
    const what = 'to a player in a time-out';
    await refuse(benchOf(own, first), 'protection', { row: 'transferToPlayer', what, body }, { reason: 'forbidden' });
    const { kind: theirs } = await first.read('getExclusion');
    findings.same('access', 'excludeSelf, by another player', 'kind', 'none', theirs);
  }
  player.calls.stake = own.lotteryLeast;
  await own.each('protection', BARRED, async (row) => {
    const call = await validCall(player.calls, row).catch((error: unknown) => {
      throw new CannotRun(`${row} in a time-out: ${error instanceof Error ? error.message : String(error)}`);
    });
    await refuse(own, 'protection', { row, what: 'in a time-out', body: undefined, ...call });
  });
  const promotions = await player.read('listPromotions');
  findings.same('protection', 'listPromotions, in a time-out', 'promotions', 0, promotions.length);
  await denied(own, player, 'setMarketing', 'in a time-out', { body: { products: ['bets'], channels: ['email'] } });
  const before = await player.balance();
  await states.set('order.status', { order_id: open.order_id, status: ORDER.paid });
  findings.same('money', 'a deposit that is paid in a time-out', 'balance', before, await player.balance());
  const { orders } = await player.read('listDeposits', { query: page(0, 1) });
  findings.same('protection', 'a deposit that is paid in a time-out', 'status', ORDER.rejected, orders[0]?.status);
  await states.set('match.void', { match_id: bet.matches[0]?.match_id });
  const back = addAmounts(before, bet.bet_amount);
  findings.same('money', 'a bet that is void in a time-out', 'balance', back, await player.balance());
  await own.each('protection', [withdrawal], (part) => part(own));
  await later(own, (untilMs - player.dateMs) / 1_000 - 60);
  await barred(own, 'a minute before the end of a time-out', EXCLUDED);
  await later(own, 120);
  findings.same(
    'protection',
    'getExclusion, after a time-out',
    'kind',
    'none',
    (await player.read('getExclusion')).kind,
  );
  await bets(own, 'after a time-out');
}

/** Of the least, and sent back by the operator. */
async function withdrawal(own: Bench): Promise<void> {
  const { player, paymentPassword: payment_password, findings } = own;
  const channels = await player.read('listWithdrawalChannels');
  const channel = channels.find(({ id, name, status }) => status === 1 && /pix/i.test(`${id} ${name}`));
  if (payment_password === undefined || channel === undefined) throw new CannotRun('no withdrawal can be made');
  const { real_name } = await player.read('getRealName');
  const { body } = await validCall(player.calls, 'savePayoutAccount');
  const account = { ...(body as object), ...(real_name !== null && { account_name: real_name }) };
  const { info_id } = await player.read('savePayoutAccount', { body: account });
  const before = await player.balance();
  const row = 'openWithdrawal';
  const { id: channel_id, min: amount } = channel;
  const answered = await player.ask(row, { body: { channel_id, amount, info_id, payment_password } });
  const reason = reasonOf(answered);
  if (reason.toLowerCase().includes('paymentpassword')) throw new CannotRun(`${row} by the second player: ${reason}`);
  findings.expect('protection', isDone(answered), `${row}, in a time-out`, `refused: ${reason}`);
  if (!isDone(answered)) return;
  const data: unknown = answered.envelope?.data;
  const { order, balance } = data as { readonly order: Order; readonly balance: string };
  await own.left(`${row}, in a time-out`, subtractAmounts(before, amount), balance);
  await statesOf(own).set('order.status', { order_id: order.order_id, status: ORDER.rejected });
  findings.same('money', `${row}, in a time-out, rejected`, 'balance', before, await player.balance());
}

/** Goes on after its term until the player asks to return, and a day more. */
export async function selfExclusion(own: Bench): Promise<void> {
  const { player, findings } = own;
  const at = 'a self-exclusion';
  const kindOf = async () => (await player.read('getExclusion')).kind;
  const { kind, until = '' } = await player.read('excludeSelf', { body: { kind: 'self_exclusion', months: 6 } });
  const end = new Date(player.dateMs);
  end.setUTCMonth(end.getUTCMonth() + 6);
  findings.same('protection', at, 'kind', 'self_exclusion', kind);
  findings.expect('protection', isNear(until, end.getTime()), at, `until ${until}, not ${end.toISOString()}`);
  await player.read('excludeSelf', { body: { kind: 'time_out', hours: 1 } });
  const still = await player.read('getExclusion');
  findings.same('protection', `${at}, then a time-out`, 'kind and until', [kind, until], [still.kind, still.until]);
  await barred(own, `in ${at}`, EXCLUDED);
  await denied(own, player, 'returnToPlay', 'before its time', {});
  await later(own, (Date.parse(until) - player.dateMs) / 1_000 + 60);
  findings.same('protection', `${at}, after its term`, 'kind', kind, await kindOf());
  await barred(own, `after the term of ${at}`, EXCLUDED);
  const asked = await player.read('returnToPlay');
  const isDay = isNear(asked.return_from, player.dateMs + DAY * 1_000);
  findings.expect('protection', isDay, 'returnToPlay', `return_from ${asked.return_from}, not a day later`);
  await barred(own, `before ${at} has ended`, EXCLUDED);
  await later(own, DAY - 60);
  await player.read('returnToPlay');
  await barred(own, `a minute before ${at} ends`, EXCLUDED);
  await later(own, 120);
  findings.same('protection', `${at}, a day after asking to return`, 'kind', 'none', await kindOf());
  await bets(own, `after ${at}`);
}
