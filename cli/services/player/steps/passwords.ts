import { CODE_KIND, type Session } from '#contract/entities';
import { HEADERS } from '#contract/wire';
import { addAmounts } from '#engine/money';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import { Heard } from '#cli/services/upstream/heard.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { denied, emailCode, ended, WEAK, wrong } from '#cli/services/player/core/codes.ts';
import { hears, pay, typesOf } from '#cli/services/player/core/deposits.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';

/** The first needs no proof, a change the old one. */
export async function paymentPassword(own: Bench): Promise<void> {
  const { player, second: first, findings } = own;
  const row = 'setBankPassword';
  const [one, two] = ['135790', '246801'];
  const to = first?.account ?? '';
  const amount = unitOf(player.currency);
  const transfer = (password: string) => ({ to, amount, payment_password: password });
  const hasTransfer = own.reaches('all') && first !== undefined && first.currency === player.currency;
  const refused = (what: string, password: string) =>
    hasTransfer
      ? refuse(own, 'accounts', { row: 'transferToPlayer', what, body: transfer(password) })
      : Promise.resolve(undefined);
  await refused('without a payment password', one);
  await denied(own, player, row, 'of five characters', { body: { new: '13579' } });
  await player.read(row, { body: { new: one } });
  const { has_bank_password } = await player.read('getMember');
  findings.same('accounts', row, 'has_bank_password', true, has_bank_password);
  await denied(own, player, row, 'without the old one', { body: { new: two } });
  await denied(own, player, row, 'with a wrong old one', { body: { old: wrong(one), new: two } });
  await player.read(row, { body: { old: one, new: two } });
  await refused('with the payment password before', one);
  if (!hasTransfer) return;
  const [had, got] = [await player.balance(), await first.balance()];
  const answered = await player.ask('transferToPlayer', { body: transfer(two) });
  if (!isDone(answered)) throw new CannotRun(`transferToPlayer is refused: ${reasonOf(answered)}`);
  const at = 'transferToPlayer, by a new player';
  findings.same('money', at, 'balance', had, addAmounts(await player.balance(), amount));
  findings.same('money', at, 'balance of the receiver', addAmounts(got, amount), await first.balance());
}

/** Changed and forgotten: the old one signs in no more, and other sessions end with their channels. */
export async function passwords(own: Bench, session: Session): Promise<void> {
  const { player, guest, account, url, findings } = own;
  const email = account.account;
  const [one, two, three] = [account.password, `${account.password}2`, `${account.password}3`];
  const signIn = (password: string) => ({ body: { account: email, password } });
  const other = await guest.read('signIn', signIn(one));
  const heard = await Promise.all([session, other].map(({ token }) => Heard.by(token, url).catch(() => undefined)));
  try {
    const code = await emailCode(own, email, CODE_KIND.changePassword);
    const row = 'changePassword';
    const send = (change: object) => ({ body: { old: one, new: two, code, ...change } });
    for (const weak of WEAK) await denied(own, player, row, `to "${weak}"`, send({ new: weak }));
    await denied(own, player, row, 'with a wrong code', send({ code: wrong(code) }));
    await denied(own, player, row, 'with a wrong old one', send({ old: two }));
    await calls(own, other);
    await player.read(row, send({}));
    if (own.reaches('all')) await ended(own, 'of a session before the change of password', other);
    await denied(own, guest, 'signIn', 'with the password before', signIn(one));
    const signed = await guest.read('signIn', signIn(two));
    findings.same('accounts', 'signIn, with the new password', 'user_id', player.id, signed.user_id);
    if (own.reaches('all')) {
      await pay(own);
      const [mine, theirs] = heard;
      if (mine !== undefined) await hears(mine, 'RECHARGE');
      findings.same(
        'pushes',
        'changePassword',
        'pushes to the session that changed it',
        ['RECHARGE'],
        mine && typesOf(mine),
      );
      findings.same('access', 'changePassword', 'pushes to a session that has ended', [], theirs && typesOf(theirs));
    }
  } finally {
    for (const each of heard) each?.close();
  }
  const code = await emailCode(own, email, CODE_KIND.forgotPassword);
  const body = { email, code, password: three };
  await denied(own, guest, 'resetPassword', 'with a wrong code', { body: { ...body, code: wrong(code) } });
  await calls(own, session);
  await guest.read('resetPassword', { body });
  if (own.reaches('all')) await ended(own, 'of a session before the password was forgotten', session);
  await denied(own, guest, 'signIn', 'with the password that was forgotten', signIn(two));
  const { user_id } = await guest.read('signIn', signIn(three));
  findings.same('accounts', 'signIn, with the password that was set by a code', 'user_id', player.id, user_id);
}

/** A token that is in use may be remembered, and one that was only given out is not. */
const calls = ({ guest }: Bench, { token }: Session) =>
  guest.ask('getAccount', { headers: { [HEADERS.authorization]: token } }, 'none');
