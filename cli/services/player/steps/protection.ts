import { addAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { type Bench, benchOf, statesOf } from '#cli/services/player/core/bench.ts';
import { denied } from '#cli/services/player/core/codes.ts';
import { depositChannel, ORDER, unpaid } from '#cli/services/player/core/deposits.ts';
import {
  barred,
  betApart,
  bets,
  DAY,
  grows,
  holds,
  later,
  leastOf,
  limitOf,
  limitsOf,
  setLimit,
  usedOf,
  waits,
} from '#cli/services/player/core/guarded.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';
import { selfExclusion, sessions, timeOut } from './breaks.ts';

const REACHED = 'playerLimitReached';

/** The second player’s limits and breaks. Only a clock that can be moved ends them, so they come last. */
export async function checkProtection(bench: Bench): Promise<void> {
  const { player, second, findings } = bench;
  if (second === undefined) throw new CannotRun('there is no second account');
  if (!statesOf(bench).has('clock.moved')) throw new CannotRun('no state moves the clock: a break could not end');
  const own = benchOf(bench, second);
  try {
    await later(own, 2);
    const kind = (await second.read('getExclusion')).kind;
    const set = (await limitsOf(own)).filter(({ value }) => value !== null);
    if (kind !== 'none' || set.length > 0) throw new CannotRun('the second player has limits or a break');
    const theirs = await limitsOf(bench);
    const parts = [wrongLimits, sessions, losses, stakes, periods, deposits, minutes, timeOut, selfExclusion];
    await own.each('protection', parts, (part) => part(own));
    const values = (limits: typeof theirs) => limits.map((each) => [each.kind, each.period, each.value]);
    const after = values(await limitsOf(bench));
    findings.same('access', 'setPlayerLimit, by another player', 'limits', values(theirs), after);
  } finally {
    bench.taken = own.taken;
    await player.signInAgain();
  }
}

/** Refused, and nothing is set. */
async function wrongLimits(own: Bench): Promise<void> {
  const { player, findings } = own;
  const { currency } = player;
  const sound = { kind: 'stake', period: 'day', value: '1', currency };
  const wrongs = [{ value: '-1' }, { value: 'abc' }, { value: '' }, { period: 'year' }, { currency: 'XXX' }];
  for (const wrong of wrongs)
    await denied(own, player, 'setPlayerLimit', JSON.stringify(wrong), { body: { ...sound, ...wrong } });
  const set = (await limitsOf(own)).filter(({ value }) => value !== null);
  findings.same('protection', 'setPlayerLimit, refused', 'limits', [], set);
}

/** Stakes minus winnings; a bet that is void gives back what it used. */
async function losses(own: Bench): Promise<void> {
  const { player, findings } = own;
  const least = leastOf(own);
  const { transactions } = await player.read('listTransactions', { query: page(0, 100) });
  const isWon = transactions.some(({ game_id, amount }) => game_id !== undefined && !amount.startsWith('-'));
  if (isWon) throw new CannotRun('the second player has won before');
  const used = await usedOf(own, 'loss');
  await holds(own, 'a loss limit', 'loss', 'week', addAmounts(used.week, least));
  await barred(own, 'above a loss limit', REACHED, addAmounts(least, unitOf(player.currency)));
  const bet = await betApart(own, 'at a loss limit');
  await grows(own, 'after a bet', 'loss', used, least);
  await barred(own, 'beyond a loss limit', REACHED);
  const { net_position } = await player.read('getSessionSummary');
  const id = bet.matches[0]?.match_id;
  await statesOf(own).set('match.void', { match_id: id });
  await grows(own, 'after a bet that is void', 'loss', used, '0');
  const { net_position: after } = await player.read('getSessionSummary');
  findings.same(
    'protection',
    'getSessionSummary, a bet that is void',
    'net_position',
    addAmounts(net_position, least),
    after,
  );
  await bets(own, 'after a void bet gave a loss limit back');
  await removed(own, 'loss', 'week');
}

/** A limit is removed a day later. */
async function removed(own: Bench, kind: 'loss' | 'deposit' | 'session', period: 'day' | 'week'): Promise<void> {
  const isConfirmed = await waits(own, kind, period, null);
  await later(own, DAY + 1);
  if (isConfirmed) await setLimit(own, kind, period, null);
  const { value } = await limitOf(own, kind, period);
  own.findings.same('protection', `getPlayerLimits, ${kind} removed a day ago`, 'value', null, value);
}

/** At the bound accepted, one unit above refused; lower at once, higher after a day. */
async function stakes(own: Bench): Promise<void> {
  const { player, findings } = own;
  const least = leastOf(own);
  const unit = unitOf(player.currency);
  const two = multiplyAmounts(least, '2');
  const used = await usedOf(own, 'stake');
  const limit = addAmounts(used.day, two);
  await holds(own, 'a stake limit', 'stake', 'day', limit);
  await barred(own, 'above a stake limit', REACHED, addAmounts(two, unit));
  await bets(own, 'within a stake limit');
  await grows(own, 'after a bet', 'stake', used, least);
  await barred(own, 'above what is left of a stake limit', REACHED, addAmounts(least, unit));
  await holds(own, 'a lower limit of a week', 'stake', 'week', addAmounts(used.week, least));
  await barred(own, 'at a stake limit that is not the tightest', REACHED);
  const wide = multiplyAmounts(least, '1000');
  const week = await waits(own, 'stake', 'week', wide);
  await barred(own, 'before a raise applies', REACHED);
  await holds(own, 'the present one, with a raise pending', 'stake', 'week', addAmounts(used.week, least));
  await waits(own, 'stake', 'week', wide);
  const low = subtractAmounts(addAmounts(used.week, least), unit);
  await holds(own, 'lower, with a raise pending', 'stake', 'week', low);
  await waits(own, 'stake', 'week', wide);
  await later(own, DAY - 60);
  const { value: before } = await limitOf(own, 'stake', 'week');
  findings.same('protection', 'getPlayerLimits, a minute before a raise applies', 'value', low, before);
  await barred(own, 'a minute before a raise applies', REACHED);
  await later(own, 120);
  if (week) await setLimit(own, 'stake', 'week', wide);
  const after = await limitOf(own, 'stake', 'week');
  findings.same('protection', 'getPlayerLimits, after a raise', 'value', wide, after.value);
  findings.same('protection', 'getPlayerLimits, after a raise', 'next_from', undefined, after.next_from);
  await bets(own, 'after a raise');
}

/** Stakes leave the limit of a day, a week and a month. */
async function periods(own: Bench): Promise<void> {
  const { findings } = own;
  const at = 'getPlayerLimits, used of stakes';
  await bets(own, 'of today');
  const used = await usedOf(own, 'stake');
  await holds(own, 'a limit of a month that is used up', 'stake', 'month', used.month);
  await later(own, DAY + 60);
  const tomorrow = await usedOf(own, 'stake');
  findings.same('protection', at, 'a day later', ['0', used.month], [plain(tomorrow.day), tomorrow.month]);
  await later(own, 6 * DAY);
  const week = await usedOf(own, 'stake');
  findings.same('protection', at, 'a week later', ['0', used.month], [plain(week.week), week.month]);
  await barred(own, 'a week after a limit of a month was used up', REACHED);
  await later(own, 23 * DAY);
  findings.same('protection', at, 'a month later', '0', (await usedOf(own, 'stake')).month);
  await setLimit(own, 'stake', 'month', null);
  await bets(own, 'a month after a limit was used up');
}

const plain = (amount: string): string => (/^0(?:\.0+)?$/.test(amount) ? '0' : amount);

/** Deposits that wait count, and so do transfers of others. One beyond a lowered limit is sent back. */
async function deposits(own: Bench): Promise<void> {
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

/** Minutes of play, also those of a session before. */
async function minutes(own: Bench): Promise<void> {
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
