import { randomInt } from 'node:crypto';
import { CODE_KIND } from '#contract/entities';
import { addAmounts } from '#engine/money';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { codeBy, denied, emailCode, wrong } from '#cli/services/player/core/codes.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';

/** Nickname and real name: read back, and not another player's. */
export async function names(own: Bench): Promise<void> {
  const { player, second: first, guest, findings, account } = own;
  const nickname = `Slip ${player.account.slice(6, 14)}`;
  const row = 'setNickname';
  const theirs = first && (await first.read('getMember')).nickname;
  if (theirs !== undefined) await denied(own, player, row, 'of another player', { body: { nickname: theirs } });
  await denied(own, player, row, 'of five characters', { body: { nickname: 'abcde' } });
  const set = await player.read(row, { body: { nickname } });
  findings.same('accounts', row, 'nickname', nickname, set.nickname);
  findings.same(
    'accounts',
    'getMember, after setNickname',
    'nickname',
    nickname,
    (await player.read('getMember')).nickname,
  );
  if (first !== undefined)
    findings.same('access', row, 'nickname of another player', theirs, (await first.read('getMember')).nickname);
  if (own.reaches('all')) {
    const { user_id } = await guest.read('signIn', { body: { ...account, account: nickname } });
    findings.same('accounts', 'signIn, by nickname', 'user_id', player.id, user_id);
  }
  const real_name = 'Chris Check';
  const { real_name: before } = await player.read('getRealName');
  findings.same('accounts', 'getRealName', 'name of a new account', null, before);
  await player.read('setRealName', { body: { real_name } });
  const { real_name: after } = await player.read('getRealName');
  findings.same('accounts', 'getRealName', 'name', real_name, after);
}

/** Specification, section 3. */
const DIAL_CODES = ['55', '91', '62', '84', '52', '90', '63', '66', '86', '92', '880', '855', '971'];

/** A mobile of one's own is bound; e-mail and mobile of another player are not. */
export async function bindings(own: Bench): Promise<void> {
  const { player, second: first, guest, findings, account } = own;
  const phoneCode = (area: string, phone: string, target: string) =>
    codeBy(own, 'sendPhoneCode', { phone, area, kind: String(CODE_KIND.bind) }, target);
  const theirs = await first?.read('getMember');
  if (theirs?.email) {
    const { email } = theirs;
    const code = await emailCode(own, email, CODE_KIND.bind);
    await denied(own, player, 'bindEmail', 'of another player', { body: { email, code } });
  }
  const area = DIAL_CODES.find((each) => theirs?.mobile?.startsWith(`+${each}`));
  if (theirs?.mobile && area !== undefined) {
    const phone = theirs.mobile.slice(area.length + 1);
    const code = await phoneCode(area, phone, theirs.mobile);
    await denied(own, player, 'bindPhone', 'of another player', { body: { area: Number(area), phone, code } });
  }
  const phone = `119${String(randomInt(1e8)).padStart(8, '0')}`;
  const code = await phoneCode('55', phone, `+55${phone}`);
  const body = { area: 55, phone, code };
  await denied(own, player, 'bindPhone', 'with a wrong code', { body: { ...body, code: wrong(code) } });
  await player.read('bindPhone', { body });
  const { email, mobile } = await player.read('getMember');
  findings.same('accounts', 'bindPhone', 'e-mail and mobile', [player.account, `+55${phone}`], [email, mobile]);
  const signed = await guest.read('signInByPhone', { body: { area_code: 55, phone, password: account.password } });
  findings.same('accounts', 'signInByPhone', 'user_id', player.id, signed.user_id);
  if (first === undefined) return;
  const { email: still, mobile: stays } = await first.read('getMember');
  findings.same(
    'access',
    'bindEmail',
    'e-mail and mobile of another player',
    [theirs?.email, theirs?.mobile],
    [still, stays],
  );
}

/** The open day is claimed once, also by two requests at a time. */
export async function checkIns(own: Bench): Promise<void> {
  const { player, findings } = own;
  const row = 'claimCheckIn';
  const days = await player.read('listCheckIns');
  const open = days.find(({ state }) => state === 'open');
  if (open === undefined) throw new CannotRun('no check-in can be claimed');
  const closed = days.find(({ state }) => state === 'missed' || state === 'future');
  if (closed !== undefined)
    await refuse(own, 'accounts', { row, body: { day: closed.day }, what: `of a day that is ${closed.state}` });
  const before = await player.balance();
  const body = { day: open.day };
  const two = await Promise.all([player.ask(row, { body }), player.ask(row, { body })]);
  findings.same('accounts', `${row}, twice at a time`, 'accepted', 1, two.filter(isDone).length);
  findings.same('money', row, 'balance', addAmounts(before, open.amount), await player.balance());
  const claimed = days.map((each) => (each.day === open.day ? { ...each, state: 'claimed' } : each));
  findings.same('accounts', 'listCheckIns, after a claim', 'days', claimed, await player.read('listCheckIns'));
  await refuse(own, 'accounts', { row, body, what: 'once more' }, { reason: 'alreadyClaimed' });
}
