import { randomBytes } from 'node:crypto';
import { CODE_KIND, type Session } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { addAmounts, compareAmounts, truncateAmount } from '#engine/money';
import { DEVICE } from '#cli/services/rows/browser-facts.ts';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import { Heard } from '#cli/services/upstream/heard.ts';
import { type Bench, benchOf, statesOf } from '#cli/services/player/core/bench.ts';
import { codeBy, denied, emailCode, WEAK, wrong } from '#cli/services/player/core/codes.ts';
import { hears, pay, typesOf } from '#cli/services/player/core/deposits.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { byPhone, guesses, levels } from './account-levels.ts';
import { bindings, checkIns, names } from './account-changes.ts';
import { passwords, paymentPassword } from './passwords.ts';

/** A new player registers by e-mail, and changes whatever the account has. Needs a state that shows codes. */
export async function checkAccounts(bench: Bench): Promise<void> {
  if (!statesOf(bench).has('code.sent')) throw new CannotRun('no state shows a code: no one can be registered');
  const name = `check-${randomBytes(6).toString('hex')}`;
  const account = { account: `${name}@example.com`, password: `letters-${name}-1` };
  const session = await register(bench, account.account, account.password);
  const player = bench.newPlayer();
  await player.enter(session, account.account);
  const own: Bench = { ...benchOf(bench, player), account };
  const parts = [
    welcome,
    taken,
    signIns,
    wrongProperties,
    names,
    paymentPassword,
    bindings,
    checkIns,
    levels,
    byPhone,
    passwords,
    guesses,
  ];
  await bench.each('accounts', parts, (part) => part(own, session));
}

async function register(bench: Bench, email: string, password: string): Promise<Session> {
  const { guest } = bench;
  const row = 'registerByEmail';
  const code = await codeBy(bench, 'sendRegistrationEmailCode', { email }, email);
  await soonAgain(bench, email);
  const deviceInfo = { ...DEVICE, fingerprint: email };
  const headers = { platform: '1' };
  const send = (body: object) => ({ headers, body: { email, code, password, deviceInfo, ...body } });
  for (const each of WEAK) await denied(bench, guest, row, `with the password "${each}"`, send({ password: each }));
  await denied(bench, guest, row, 'with a wrong code', send({ code: wrong(code) }));
  await denied(bench, guest, 'signIn', 'before there is an account', { body: { account: email, password } });
  const answered = await guest.ask(row, send({}));
  if (!isDone(answered)) throw new CannotRun(`${row} is refused: ${reasonOf(answered)} (${answered.status})`);
  await denied(bench, guest, row, 'with a code that was used', send({}));
  return answered.envelope?.data as Session;
}

/** Another code within the pause. */
async function soonAgain({ guest, findings, reaches }: Bench, email: string): Promise<void> {
  if (!reaches('all')) return;
  const row = 'sendRegistrationEmailCode';
  const { status, headers = {} } = await guest.ask(row, { query: { email } });
  const after = headers['retry-after'];
  const at = `${row}, twice`;
  findings.expect('conventions', status === 429, at, `status ${status}, not 429`);
  findings.expect('conventions', Number(after) >= 1, at, `retry-after: ${after ?? 'nothing'}`);
}

/** The bonus, if there is one, is in balance and statement, and pushed once; then a deposit. */
async function welcome(own: Bench): Promise<void> {
  const { player, findings, url } = own;
  const at = 'a new account';
  const { email, has_login_password, has_bank_password } = await player.read('getMember');
  findings.same('accounts', at, 'e-mail', player.account, email);
  findings.same('accounts', at, 'login and payment password', [true, false], [has_login_password, has_bank_password]);
  const { transactions, total } = await player.read('listTransactions', { query: page(0, 10) });
  const balance = await player.balance();
  findings.expect('money', total <= 1, at, `${total} movements: ${transactions.map(({ type }) => type).join(', ')}`);
  findings.same('money', at, 'balance', transactions[0]?.amount ?? '0', balance);
  const isGreeted = compareAmounts(balance, '0') > 0;
  const open = () =>
    Heard.by(player.calls.token, url).catch((error: unknown) => {
      throw new CannotRun(`the wallet channel does not open: ${String(error)}`);
    });
  const one = await open();
  if (isGreeted && own.reaches('all')) await hears(one, 'REGISTER');
  const two = await open();
  try {
    const paid = addAmounts(balance, await pay(own));
    await Promise.all([hears(one, 'RECHARGE'), hears(two, 'RECHARGE')]);
    // The specification does not say when the first is sent.
    const isSent = own.reaches('all') ? isGreeted : typesOf(one)[0] === 'REGISTER';
    const sent = isSent ? ['REGISTER'] : [];
    findings.same('pushes', at, 'pushes on its first channel', [...sent, 'RECHARGE'], typesOf(one));
    findings.same('pushes', at, 'pushes on its second channel', ['RECHARGE'], typesOf(two));
    const pushed = two.pushes[0]?.balance ?? '0';
    findings.same('pushes', at, 'balance', truncateAmount(paid, 2), truncateAmount(pushed, 2));
    findings.same('money', at, 'balance after its first deposit', paid, await player.balance());
  } finally {
    one.close();
    two.close();
  }
}

/** The e-mail of the first player has an account already. */
async function taken(own: Bench): Promise<void> {
  const { second: first, guest, findings } = own;
  const email = first?.account ?? '';
  if (!email.includes('@')) throw new CannotRun('the account is not named by an e-mail address');
  const row = 'registerByEmail';
  const code = await codeBy(own, 'sendRegistrationEmailCode', { email }, email);
  const { password } = own.account;
  const call = { headers: { platform: '1' }, body: { email, code, password, deviceInfo: DEVICE } };
  const answered = await denied(own, guest, row, 'with the e-mail of another player', call);
  if (own.reaches('all')) findings.same('accounts', `${row}, twice`, 'reason', 'accountTaken', reasonOf(answered));
  await denied(own, guest, 'signIn', 'of another player, by that password', { body: { account: email, password } });
}

/** By password and by a code: to the own account only, and a code for its purpose only. */
async function signIns(own: Bench): Promise<void> {
  const { player, second: first, guest, findings, account } = own;
  const email = account.account;
  for (const name of [email, email.toUpperCase()]) {
    const { user_id } = await guest.read('signIn', { body: { ...account, account: name } });
    findings.same('accounts', 'signIn, of a new account', 'user_id', player.id, user_id);
  }
  const code = await emailCode(own, email, CODE_KIND.signIn);
  const row = 'signInByEmailCode';
  await denied(own, guest, row, 'with a wrong code', { body: { email, code: wrong(code) } });
  const other = first?.account ?? '';
  if (other.includes('@')) await denied(own, guest, row, 'with a code of another', { body: { email: other, code } });
  const another = `${account.password}2`;
  const body = { old: account.password, new: another, code };
  await denied(own, player, 'changePassword', 'with a code for signing in', { body });
  const signed = await guest.read(row, { body: { email, code } });
  findings.same('accounts', row, 'user_id', player.id, signed.user_id);
  await denied(own, guest, row, 'with a code that was used', { body: { email, code } });
}

/** `field` names the wrong property. */
async function wrongProperties({ player, findings, reaches }: Bench): Promise<void> {
  if (!reaches('all')) return;
  const wrongs: readonly (readonly [row: RowName, call: object, field: string])[] = [
    ['listTransactions', { query: { start: '-1' } }, 'query.start'],
    ['listTransactions', { query: { limit: '0' } }, 'query.limit'],
    ['changeCurrency', { query: { unit: '' } }, 'query.unit'],
    ['setNickname', { body: { nickname: 5 } }, 'nickname'],
    ['setRealName', { body: {} }, 'real_name'],
  ];
  for (const [row, call, field] of wrongs) {
    const { status, envelope } = await player.ask(row, call);
    const shown = (envelope?.data as { field?: unknown } | null | undefined)?.field;
    findings.same('conventions', `${row}, with a wrong ${field}`, 'status and field', [400, field], [status, shown]);
  }
}
