import { randomBytes, randomInt } from 'node:crypto';
import { CODE_KIND, type Session } from '#contract/entities';
import {
  addAmounts,
  compareAmounts,
  currencyPlaces,
  multiplyAmounts,
  subtractAmounts,
  truncateAmount,
} from '#engine/money';
import { DEVICE } from '#cli/services/rows/browser-facts.ts';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import { validCall } from '#cli/services/rows/valid-calls.ts';
import { type Bench, statesOf } from '#cli/services/player/core/bench.ts';
import { codeBy, denied, wrong } from '#cli/services/player/core/codes.ts';
import { depositChannel, ORDER, unpaid } from '#cli/services/player/core/deposits.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { CannotRun, type Player } from '#cli/services/player/core/player.ts';

/** A level is reached by exactly its sum of deposits, and not before. */
export async function levels(own: Bench): Promise<void> {
  const { player, findings } = own;
  const { level } = await player.read('getMember');
  const next = (await player.read('listVipLevels')).find((each) => each.level === level + 1);
  const options = await player.read('listCurrencies');
  const rate = options.find(({ currency }) => currency === player.currency)?.exchange ?? '';
  if (next === undefined || compareAmounts(rate, '1') !== 0) throw new CannotRun('no next level in the base currency');
  const { orders } = await player.read('listDeposits', { query: page(0, 200) });
  const paid = orders.filter(({ status }) => status === ORDER.paid).map(({ amount }) => amount);
  const channel = await depositChannel(player);
  const missing = subtractAmounts(next.recharge, paid.reduce(addAmounts, '0'));
  const first = subtractAmounts(missing, channel.min);
  if (compareAmounts(first, channel.min) < 0 || compareAmounts(first, channel.max) > 0)
    throw new CannotRun(`no deposit leads to level ${level + 1}`);
  // What is not paid does not count.
  await unpaid(player, channel, first);
  for (const [amount, reached] of [
    [first, level],
    [channel.min, next.level],
  ] as const) {
    const { order_id } = await unpaid(player, channel, amount);
    await statesOf(own).set('order.status', { order_id, status: ORDER.paid });
    findings.same(
      'accounts',
      `getMember, ${next.recharge} less or no less`,
      'level',
      reached,
      (await player.read('getMember')).level,
    );
  }
}

/** A player who registers by mobile, and binds an e-mail that was typed with capitals: it is one e-mail, however it is typed. */
export async function byPhone(own: Bench): Promise<void> {
  const { guest, findings, player } = own;
  const phone = `119${String(randomInt(1e8)).padStart(8, '0')}`;
  const code = await codeBy(own, 'sendRegistrationPhoneCode', { phone: `55${phone}` }, `+55${phone}`);
  const { password } = own.account;
  const invited = await player.ask('getInviteCode', await validCall(player.calls, 'getInviteCode'));
  const { code: inviteCode } = (invited.envelope?.data ?? {}) as { readonly code?: string };
  const deviceInfo = { ...DEVICE, fingerprint: phone };
  const others = (await player.read('listCurrencies')).filter((each) => each.status === 1 && each.exchange !== '1');
  const [other] = own.reaches('all') ? others : [];
  const body = {
    area_code: 55,
    phone,
    code,
    password,
    deviceInfo,
    ...(inviteCode !== undefined && { inviteCode }),
    ...(other !== undefined && { currency: other.currency }),
  };
  const answered = await guest.ask('registerByPhone', { headers: { platform: '1' }, body });
  if (!isDone(answered)) throw new CannotRun(`registerByPhone is refused (${answered.status})`);
  const session = answered.envelope?.data as Session;
  const who = own.newPlayer();
  await who.enter(session, phone);
  if (other !== undefined) await greeted(own, who, other.exchange);
  await invites(own, who);
  const typed = `Check-${randomBytes(6).toString('hex')}@Example.com`;
  const lower = typed.toLowerCase();
  const query = { email: typed, kind: String(CODE_KIND.bind) };
  await guest.ask('sendEmailCode', { query });
  const sent = await statesOf(own)
    .set('code.sent', { target: lower })
    .catch(() => statesOf(own).set('code.sent', { target: typed }));
  await who.read('bindEmail', { body: { email: typed, code: String(sent['code']) } });
  for (const account of [lower, typed]) {
    const { user_id } = await guest.read('signIn', { body: { account, password } }, 'signIn, by a bound e-mail');
    findings.same('accounts', 'signIn, by a bound e-mail', 'user_id', who.id, user_id);
  }
  const theirs = await codeBy(own, 'sendPhoneCode', { phone, area: '55', kind: String(CODE_KIND.bind) }, `+55${phone}`);
  await denied(own, player, 'bindPhone', 'of a player by mobile', { body: { area: 55, phone, code: theirs } });
}

/** A bonus for registering is worth the same in each currency. */
async function greeted(own: Bench, who: Player, rate: string): Promise<void> {
  const bonusOf = async (player: Player) => {
    const { transactions } = await player.read('listTransactions', { query: page(0, 200) });
    return transactions.find(({ type }) => type === 'registerBonus')?.amount ?? '0';
  };
  const expected = truncateAmount(multiplyAmounts(await bonusOf(own.player), rate), currencyPlaces(who.currency));
  own.findings.same('money', `a new account in ${who.currency}`, 'bonus', expected, await bonusOf(who));
}

/** A player who has invited another is rewarded once, however often the other pays in. */
async function invites(own: Bench, friend: Player): Promise<void> {
  const { player, findings } = own;
  const channel = await depositChannel(friend);
  const amount = addAmounts(channel.min, channel.min);
  const paid: string[] = [];
  for (const _ of [1, 2]) {
    const { order_id } = await unpaid(friend, channel, amount);
    await statesOf(own).set('order.status', { order_id, status: ORDER.paid });
    paid.push(await player.balance());
  }
  findings.same('money', 'an invited player pays in again', 'balance of who invited', paid[0], paid[1]);
}

const GUESSES = 5;

/** Wrong passwords count for the player, by whatever name. The last step: the player is locked. */
export async function guesses(own: Bench): Promise<void> {
  const { player, guest, account } = own;
  if (!own.reaches('all')) return;
  const password = `${account.password}3`;
  await player.enter(await guest.read('signIn', { body: { account: account.account, password } }), account.account);
  const { nickname } = await player.read('getMember');
  for (let times = 0; times < GUESSES; times += 1) {
    const body = { account: times < 3 ? account.account : nickname, password: wrong(password) };
    await denied(own, guest, 'signIn', `with wrong password ${times + 1}`, { body });
  }
  for (const name of [account.account, nickname])
    await denied(own, guest, 'signIn', 'after five wrong passwords by two names', {
      body: { account: name, password },
    });
}
