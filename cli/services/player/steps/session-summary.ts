import { HEADERS } from '#contract/wire';
import { addAmounts } from '#engine/money';
import { type Bench, statesOf } from '#cli/services/player/core/bench.ts';
import { depositChannel, ORDER, unpaid } from '#cli/services/player/core/deposits.ts';
import { bets, isNear, leastOf } from '#cli/services/player/core/guarded.ts';

const SECOND_MS = 1_000;

/** What a session begins with and sums up; reality checks by their interval. */
export async function sessions(own: Bench): Promise<void> {
  const { player, findings } = own;
  const at = 'getSessionSummary';
  const read = () => player.read('getSessionSummary');
  const move = (seconds: number) => statesOf(own).set('clock.moved', { seconds });
  const due = async (what: string, expected: boolean) =>
    findings.same('protection', `${at}, ${what}`, 'reality_check_due', expected, (await read()).reality_check_due);
  await bets(own, 'of the session before');
  const before = await read();
  await move(10);
  await player.signInAgain();
  const fresh = await read();
  const begun = ['0', before.lifetime_net_deposits, before.account_since];
  const { last_sign_in, net_position, lifetime_net_deposits, account_since, started_at } = fresh;
  const shown = [net_position.replace(/\.0+$/, ''), lifetime_net_deposits, account_since];
  findings.same('protection', `${at}, of a new session`, 'net, deposits, since', begun, shown);
  // A clock that runs may be read twice at a sign-in.
  const apart = Math.abs(Date.parse(last_sign_in ?? '') - Date.parse(before.started_at));
  const lastAt = `last sign-in ${last_sign_in}, the session before began at ${before.started_at}`;
  findings.expect('protection', apart < SECOND_MS, `${at}, of a new session`, lastAt);
  findings.expect('protection', isNear(started_at, player.dateMs), at, `started_at ${started_at}`);
  await bets(own, 'of this session');
  await move(30);
  const later = await read();
  findings.same('protection', at, 'net_position after a bet', `-${leastOf(own)}`, later.net_position);
  findings.same('protection', at, 'started_at', started_at, later.started_at);
  const seconds = (player.dateMs - Date.parse(started_at)) / 1_000;
  findings.expect('protection', Math.abs(later.seconds - seconds) <= 2, at, `${later.seconds} s, not ${seconds}`);
  await refreshed(own);
  await player.read('setRealityCheck', { body: { minutes: 1 } });
  findings.same('protection', at, 'reality_check_minutes', 1, (await read()).reality_check_minutes);
  await move(55);
  await due('before an interval is over', false);
  await move(10);
  await due('after an interval', true);
  await player.read('acknowledgeRealityCheck');
  await due('after it was acknowledged', false);
  await move(65);
  await due('after another interval', true);
  await player.signInAgain();
  await due('of a new session', false);
  await player.read('setRealityCheck', { body: { minutes: 0 } });
  await move(65);
  await due('without reality checks', false);
  const deposit = await unpaid(player, await depositChannel(player));
  await statesOf(own).set('order.status', { order_id: deposit.order_id, status: ORDER.paid });
  const net = addAmounts(lifetime_net_deposits, deposit.net_amount);
  findings.same('protection', at, 'lifetime_net_deposits', net, (await read()).lifetime_net_deposits);
  const choice = { products: ['bets'], channels: ['email'] };
  const { marketing } = await player.read('setMarketing', { body: choice });
  if (marketing !== undefined) findings.same('protection', 'setMarketing', 'marketing', choice, marketing);
}

/** New tokens are no new session. */
async function refreshed(own: Bench): Promise<void> {
  const { player, findings } = own;
  const before = await player.read('getSessionSummary');
  await statesOf(own).set('clock.moved', { seconds: 20 });
  const { token } = await player.read('refreshSession', { headers: { [HEADERS.refreshToken]: player.freshToken } });
  await player.enter({ token, user_id: player.id }, player.account);
  const { started_at, net_position } = await player.read('getSessionSummary');
  const [wanted, shown] = [before, { started_at, net_position }].map((each) => [each.started_at, each.net_position]);
  findings.same('protection', 'getSessionSummary, after refreshSession', 'started_at and net_position', wanted, shown);
}
