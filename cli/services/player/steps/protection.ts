import { addAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { type Bench, benchOf, statesOf } from '#cli/services/player/core/bench.ts';
import { denied } from '#cli/services/player/core/codes.ts';
import {
  asleep,
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
  REACHED,
  removed,
  setLimit,
  usedOf,
  waits,
} from '#cli/services/player/core/guarded.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';
import { selfExclusion, timeOut } from './breaks.ts';
import { deposits, minutes } from './deposit-limits.ts';
import { inOtherCurrency } from './limit-currency.ts';
import { sessions } from './session-summary.ts';

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
    const parts = [
      wrongLimits,
      sessions,
      inOtherCurrency,
      losses,
      stakes,
      periods,
      deposits,
      minutes,
      timeOut,
      selfExclusion,
    ];
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
  const after = async (days: number, period: keyof typeof used, expected: string) => {
    const current = (await usedOf(own, 'stake'))[period];
    findings.same('protection', `${at}, after ${days} days`, period, expected, current);
  };
  await asleep(own, DAY + 60);
  await after(1, 'day', '0');
  await asleep(own, 5 * DAY);
  // Only bets of that day are as young.
  await after(6, 'week', used.day);
  await later(own, DAY);
  await after(7, 'week', '0');
  await after(7, 'month', used.month);
  await barred(own, 'a week after a limit of a month was used up', REACHED);
  await asleep(own, 22 * DAY);
  await after(29, 'month', used.day);
  await later(own, DAY);
  await after(30, 'month', '0');
  await setLimit(own, 'stake', 'month', null);
  await bets(own, 'a month after a limit was used up');
}
