import type { PaymentChannel } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { HEADERS } from '#contract/wire';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import { validCall } from '#cli/services/rows/valid-calls.ts';
import { type Bench, statesOf } from '#cli/services/player/core/bench.ts';
import { Heard } from '#cli/services/upstream/heard.ts';
import { wrong } from '#cli/services/player/core/codes.ts';
import { hears, typesOf } from '#cli/services/player/core/deposits.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { CannotRun, type Player } from '#cli/services/player/core/player.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';

const [APPROVED, FAILED, PAID, REJECTED] = [1, 2, 3, 4];
const BECOMES = { [FAILED]: 'failed', [PAID]: 'paid', [REJECTED]: 'rejected' } as const;
const ATTEMPTS = 5;
/** An address of the network that the specification calls TRC20. */
const COINS = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const DAY_SECONDS = 86_400;
const BANK_SECONDS = 400;

const refused = (bench: Bench, row: RowName, what: string, body: object) =>
  refuse(bench, 'transfers', { row, body, what });

/** Transfers and withdrawals to a saved account: exact on both sides, and returned if rejected. */
export async function checkTransfers(bench: Bench): Promise<void> {
  const { paymentPassword: password } = bench;
  if (password === undefined) throw new CannotRun('there is no payment password: SLIPWAY_PAYMENT_PASSWORD');
  await bench.each('transfers', [toSecond, toOtherCurrency, toAccount, locked], (part) => part(bench, password));
}

async function toSecond(bench: Bench, payment_password: string): Promise<void> {
  const { player, second, findings } = bench;
  if (second === undefined) throw new CannotRun('there is no second account');
  const amount = '0.11';
  const sound = { to: second.account, amount, payment_password };
  const row = 'transferToPlayer';
  await refused(bench, row, 'with a wrong password', { ...sound, payment_password: wrong(payment_password) });
  await refused(bench, row, 'to no one', { ...sound, to: 'there-is-no-such-player@slipway.test' });
  await refused(bench, row, 'to oneself', { ...sound, to: player.account });
  const above = addAmounts(await player.balance(), unitOf(player.currency));
  for (const each of ['0', '-1', above])
    await refused(bench, row, `of ${each === above ? 'more than there is' : each}`, { ...sound, amount: each });
  bench.afford(amount);
  const [before, had] = [await player.balance(), await second.balance()];
  // That a transfer is pushed is our addition.
  const heard = bench.reaches('all') ? await Heard.by(second.calls.token, bench.url).catch(() => undefined) : undefined;
  try {
    const { balance } = await player.offered(row, { body: sound });
    await bench.left(row, subtractAmounts(before, amount), balance);
    if (heard !== undefined) {
      await hears(heard, 'RECHARGE');
      findings.same('pushes', row, 'pushes to the receiver', ['RECHARGE'], typesOf(heard));
    }
  } finally {
    heard?.close();
  }
  if (second.currency === player.currency)
    findings.same('money', row, 'balance of the receiver', addAmounts(had, amount), await second.balance());
  for (const who of [player, second]) {
    const { transactions } = await who.read('listTransactions', { query: page(0, 1) });
    const [name, sum] = who === player ? ['sender', `-${amount}`] : ['receiver', amount];
    findings.same('statement', row, `newest movement of the ${name}`, sum, transactions[0]?.amount);
  }
}

/** To a player whose wallet has another currency: refused, or it arrives. */
async function toOtherCurrency(bench: Bench, payment_password: string): Promise<void> {
  const { player, second, findings, states } = bench;
  if (second === undefined || states === undefined) return;
  const other = (await player.read('listCurrencies')).find(
    (each) => each.status === 1 && each.currency !== second.currency,
  );
  const { currency } = second;
  if (other === undefined || !isDone(await second.ask('changeCurrency', { query: { unit: other.currency } }))) return;
  try {
    const amount = '1.00';
    bench.afford(amount);
    const [before, had] = [await player.balance(), await second.balance()];
    const answered = await player.ask('transferToPlayer', { body: { to: second.account, amount, payment_password } });
    const at = 'transferToPlayer, to a wallet in another currency';
    const isThere = compareAmounts(await second.balance(), had) > 0;
    if (isDone(answered)) findings.expect('money', isThere, at, 'the balance of the receiver is as before');
    else findings.same('money', at, 'balance after a refusal', before, await player.balance());
    if (!isDone(answered)) bench.taken = subtractAmounts(bench.taken, amount);
  } finally {
    await second.ask('changeCurrency', { query: { unit: currency } });
  }
}

async function toAccount(bench: Bench, payment_password: string): Promise<void> {
  const { player, second, findings } = bench;
  const { real_name } = await player.read('getRealName');
  const call = await validCall(player.calls, 'savePayoutAccount');
  // Some jurisdictions pay to the player's own accounts only.
  const account = { ...(call.body as object), ...(real_name !== null && { account_name: real_name }) };
  const { info_id } = await player.offered('savePayoutAccount', { ...call, body: account });
  const accounts = await player.read('listPayoutAccounts');
  const saved = accounts.find((each) => each.info_id === info_id);
  findings.expect('transfers', saved !== undefined, 'savePayoutAccount', 'not in listPayoutAccounts');
  if (second !== undefined) {
    const others = (await second.read('listPayoutAccounts')).map((each) => each.info_id);
    findings.expect('access', !others.includes(info_id), 'listPayoutAccounts, by another player', `it has ${info_id}`);
    await second.ask('deletePayoutAccount', { query: { info_id } });
    const left = (await player.read('listPayoutAccounts')).some((each) => each.info_id === info_id);
    findings.expect('access', left, 'deletePayoutAccount, by another player', 'the account is gone');
  }
  const oneDefault = async (what: string, id: string) => {
    const defaults = (await player.read('listPayoutAccounts')).filter((each) => each.is_default);
    findings.same(
      'transfers',
      `savePayoutAccount, ${what}`,
      'default accounts',
      [id],
      defaults.map((each) => each.info_id),
    );
  };
  const body = { ...account, account_number: 'another@pix.test', is_default: true };
  const other = await player.read('savePayoutAccount', { ...call, body });
  await oneDefault('a new default', other.info_id);
  const coins = { account_type: 'crypto', account_number: COINS, network: 'TRC20', cpf: undefined };
  const third = await player.ask('savePayoutAccount', { ...call, body: { ...body, ...coins } });
  if (isDone(third)) {
    const { info_id: id = '' } = (third.envelope?.data ?? {}) as { readonly info_id?: string };
    await oneDefault('a new default of another type', id);
    await player.read('deletePayoutAccount', { query: { info_id: id } });
  }
  await player.read('deletePayoutAccount', { query: { info_id: other.info_id } });
  const channels = await player.read('listWithdrawalChannels');
  // A channel's name says what it pays to.
  const paysTo = ({ id, name, type }: (typeof channels)[number]) => `${id} ${name} ${type}`.toLowerCase();
  const channel = channels.find((each) => each.status === 1 && paysTo(each).includes(saved?.account_type ?? 'pix'));
  if (channel === undefined) throw new CannotRun('no channel pays to a saved account');
  const { id: channel_id, min, max, service_fee, network_fee } = channel;
  const sound = { channel_id, amount: min, info_id, payment_password };
  const row = 'openWithdrawal';
  const unit = unitOf(player.currency);
  await refused(bench, row, 'with a wrong password', { ...sound, payment_password: wrong(payment_password) });
  await refused(bench, row, 'below the minimum', { ...sound, amount: subtractAmounts(min, unit) });
  await refused(bench, row, 'above the maximum', { ...sound, amount: addAmounts(max, unit) });
  const above = addAmounts(await player.balance(), unit);
  if (compareAmounts(above, max) <= 0) await refused(bench, row, 'above the balance', { ...sound, amount: above });
  await refused(bench, row, 'to an account that is none', { ...sound, info_id: 'there-is-none' });
  bench.afford(min);
  const lifetime = await lifetimeOf(player);
  for (const status of [REJECTED, FAILED, PAID] as const) {
    const before = await player.balance();
    const { order, balance } = await player.read(row, { body: sound });
    const left = subtractAmounts(before, min);
    await bench.left(row, left, balance);
    const first = await newest(player);
    const shown = [first?.order_id, first?.amount];
    findings.same('transfers', row, 'first of listWithdrawals', [order.order_id, min], shown);
    findings.same('transfers', row, 'fees', [service_fee, network_fee], [order.service_fee, order.network_fee]);
    const net = subtractAmounts(subtractAmounts(min, service_fee), network_fee);
    findings.same('transfers', row, 'net amount', net, order.net_amount);
    const [moved] = (await player.read('listTransactions', { query: page(0, 1, { kind: '50' }) })).transactions;
    findings.same('statement', row, 'newest movement', `-${min}`, moved?.amount);
    const become = (next: number) => statesOf(bench).set('order.status', { order_id: order.order_id, status: next });
    if (status !== REJECTED) await become(APPROVED);
    if (status === PAID) await atTheBank(bench);
    const reached = (await newest(player))?.status;
    if (reached !== status) await become(status);
    const at = `a withdrawal that is ${BECOMES[status]}`;
    if (status !== PAID) findings.same('protection', at, 'lifetime_net_deposits', lifetime, await lifetimeOf(player));
    findings.same('money', at, 'balance', status === PAID ? left : before, await player.balance());
    const ended = await newest(player);
    findings.same('transfers', at, 'status', [order.order_id, status], [ended?.order_id, ended?.status]);
  }
  const rest = channels.filter(({ id, status, type }) => id !== channel_id && status === 1 && type === 'crypto');
  await bench.each('transfers', rest.slice(0, 1), (each) => inCoins(bench, each, account, payment_password));
  await player.read('deletePayoutAccount', { query: { info_id } });
  const gone = !(await player.read('listPayoutAccounts')).some((each) => each.info_id === info_id);
  findings.expect('transfers', gone, 'deletePayoutAccount', 'still there');
}

/** To a wallet of coins, whose network has a fee of its own; it fails, and all of it comes back. */
async function inCoins(
  bench: Bench,
  channel: PaymentChannel,
  account: object,
  payment_password: string,
): Promise<void> {
  const { player, findings } = bench;
  const { id: channel_id, min: amount, network, service_fee, network_fee } = channel;
  const wallet = { account_type: 'crypto', account_number: COINS, ...(network !== undefined && { network }) };
  const { info_id } = await player.offered('savePayoutAccount', { body: { ...account, ...wallet, cpf: undefined } });
  const at = `openWithdrawal by ${channel.name}`;
  const before = await player.balance();
  const { order, balance } = await player.read('openWithdrawal', {
    body: { channel_id, amount, info_id, payment_password },
  });
  await bench.left(at, subtractAmounts(before, amount), balance);
  const net = subtractAmounts(subtractAmounts(amount, service_fee), network_fee);
  findings.same('transfers', at, 'net amount', net, order.net_amount);
  await statesOf(bench).set('order.status', { order_id: order.order_id, status: FAILED });
  findings.same('money', `${at}, failed`, 'balance', before, await player.balance());
  await player.read('deletePayoutAccount', { query: { info_id } });
}

const newest = async (player: Player) => (await player.read('listWithdrawals', { query: page(0, 1) })).orders[0];

/** Between its approval and its payment a withdrawal may have a state of its own. */
const atTheBank = ({ states }: Bench) =>
  states?.has('clock.moved') === true ? states.set('clock.moved', { seconds: BANK_SECONDS }) : undefined;

const lifetimeOf = async (player: Player): Promise<string | undefined> => {
  const answered = await player.ask('getSessionSummary');
  return (answered.envelope?.data as { lifetime_net_deposits?: string } | null | undefined)?.lifetime_net_deposits;
};

/** Section 8: the fifth wrong password locks for 24 hours. It moves the clock, so it comes last. */
async function locked(bench: Bench, payment_password: string): Promise<void> {
  const { player, guest, second, states, account, findings } = bench;
  if (second === undefined) throw new CannotRun('there is no second account');
  if (states?.has('clock.moved') !== true) throw new CannotRun('no state moves the clock: a lock cannot end');
  const row = 'transferToPlayer';
  const sound = { to: second.account, amount: '0.11', payment_password };
  bench.afford(sound.amount);
  // A right one is a new start.
  for (const round of [1, 2]) {
    for (let times = 1; times < ATTEMPTS; times += 1) {
      const body = { ...sound, payment_password: wrong(payment_password) };
      await refused(bench, row, `with wrong password ${times} of four`, body);
    }
    bench.afford(sound.amount);
    await player.offered(row, { body: sound }, `${row}, after four wrong passwords, round ${round}`);
  }
  for (let times = 1; times <= ATTEMPTS; times += 1)
    await refused(bench, row, `with wrong password ${times}`, { ...sound, payment_password: wrong(payment_password) });
  await refused(bench, row, 'with the right password after five wrong ones', sound);
  const { token } = player.calls;
  await states.set('clock.moved', { seconds: DAY_SECONDS - 60 });
  // Sessions last less than a day.
  await player.signIn(account);
  await refused(bench, row, 'with the right password a minute before the lock ends', sound);
  await states.set('clock.moved', { seconds: 120 });
  await player.offered(row, { body: sound }, `${row}, after the lock`);
  const old = await guest.ask('getAccount', { headers: { [HEADERS.authorization]: token } }, 'none');
  findings.expect('auth', old.status === 401, 'getAccount, with a token of a day ago', `status ${old.status}, not 401`);
}
