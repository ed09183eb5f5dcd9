import { DEMO_ACCOUNTS, DEPOSIT_CHANNELS, type SessionStepOf, WITHDRAWAL_CHANNELS } from '#fixtures';
import { TRANSACTION_STATUS } from '#contract/entities';
import { addAmounts, compareAmounts, subtractAmounts } from './oracle/index.ts';
import { isNoStake, saidOf } from './place.ts';
import { same, type SessionContext } from './session-context.ts';
import { BANK_PASSWORD } from './session-world.ts';

const { success, failed, rejected } = TRANSACTION_STATUS;
const WAY_IN = DEPOSIT_CHANNELS.find(({ id }) => id === 'in-trc20');
const WAY_OUT = WITHDRAWAL_CHANNELS.find(({ id }) => id === 'out-pix');
/** Rewards from Monday on, in USDT (specification, section 7). */
const REWARDS = ['0.1', '0.1', '0.2', '0.2', '0.3', '0.5', '1'];

const isOutside = (amount: string, way: { min: string; max: string } | undefined) =>
  compareAmounts(amount, way?.min ?? '0') < 0 || compareAmounts(amount, way?.max ?? '0') > 0;

export async function signInAgain(context: SessionContext, { right }: SessionStepOf<'signIn'>): Promise<void> {
  const { client, account } = context.world;
  const password = right ? account.password : `${account.password}x`;
  const answer = await client.call('signIn', { body: { account: account.account, password } });
  same('signed in', right ? 'accepted' : 'wrongCredentials', saidOf(answer));
  if (answer.ok) client.token = answer.data.token;
}

/** A deposit counts once its payment is confirmed; a second confirmation changes nothing. */
export async function deposit(
  context: SessionContext,
  { amount, paid, twice }: SessionStepOf<'deposit'>,
): Promise<void> {
  const { client } = context.world;
  const answer = await client.money('openDeposit', { body: { channel_id: WAY_IN?.id ?? '', amount } }, context.key());
  same('deposit', isOutside(amount, WAY_IN) ? 'amountOutOfRange' : 'accepted', saidOf(answer));
  if (!answer.ok) return;
  await context.look();
  for (let times = twice === true ? 2 : 1; times > 0; times -= 1)
    await client.control('POST', `orders/${answer.data.order.order_id}`, { status: paid ? success : failed });
  if (!paid) return;
  context.pay(amount);
  context.due.push('RECHARGE');
}

/** A withdrawal leaves the wallet at once, and returns if rejected. */
export async function withdraw(context: SessionContext, { amount, end }: SessionStepOf<'withdraw'>): Promise<void> {
  const { client, opening } = context.world;
  const body = { channel_id: WAY_OUT?.id ?? '', amount, info_id: opening.infoId, payment_password: BANK_PASSWORD };
  const isShort = compareAmounts(amount, context.balance) > 0;
  const expected =
    context.passwordRefusal(true) ??
    (isOutside(amount, WAY_OUT) ? 'amountOutOfRange' : isShort ? 'insufficientBalance' : 'accepted');
  const answer = await client.money('openWithdrawal', { body }, context.key());
  same('withdrawal', expected, saidOf(answer));
  if (!answer.ok) return;
  context.take(amount);
  same('withdrawal: balance', context.balance, answer.data.balance);
  if (end === 'pending') {
    context.pendingWithdrawals += 1;
    return;
  }
  await context.look();
  await client.control('POST', `orders/${answer.data.order.order_id}`, { status: end === 'paid' ? success : rejected });
  if (end === 'rejected') context.pay(amount);
  else context.due.push('WITHDRAW');
}

function accountOf(context: SessionContext, to: SessionStepOf<'transfer'>['to']): string {
  if (to === 'self') return context.world.account.account;
  if (to === 'unknown') return 'unknown@demo.slipway.test';
  return DEMO_ACCOUNTS.find(({ id }) => id === `m-${to}`)?.email ?? '';
}

/** Money leaves one wallet and reaches the other exactly once, also if the request is repeated. */
export async function transfer(context: SessionContext, step: SessionStepOf<'transfer'>): Promise<void> {
  const { client } = context.world;
  const { to, amount, password, again } = step;
  const account = accountOf(context, to);
  await context.watch(account);
  const isShort = compareAmounts(amount, context.balance) > 0;
  const isWrong = to === 'self' || to === 'unknown' || isNoStake(amount);
  const expected =
    context.passwordRefusal(password === 'right') ??
    (isWrong ? 'badRequest' : isShort ? 'insufficientBalance' : 'accepted');
  const typed = password === 'right' ? BANK_PASSWORD : BANK_PASSWORD.replace(/^./, '9');
  const body = { to: account, amount, payment_password: typed };
  const key = context.key();
  const answer = await client.money('transferToPlayer', { body }, key);
  same('transfer', expected, saidOf(answer));
  if (answer.ok) {
    context.take(amount);
    context.others.set(account, addAmounts(context.others.get(account) ?? '0', amount));
    same('transfer: balance', context.balance, answer.data.balance);
  }
  if (again !== true) return;
  await context.look();
  same('transfer again', expected, saidOf(await client.money('transferToPlayer', { body }, key)));
}

/** Only today's reward can be claimed, once. */
export async function checkIn(context: SessionContext, { day, again }: SessionStepOf<'checkIn'>): Promise<void> {
  const today = ((new Date(context.nowMs).getUTCDay() + 6) % 7) + 1;
  for (let times = again === true ? 2 : 1; times > 0; times -= 1) {
    // A claimed day of this week is refused as claimed, others because they are not today.
    const isClaimed = context.claimed.has(dayBefore(context.nowMs, today - day));
    const expected = isClaimed ? 'alreadyClaimed' : day === today ? 'accepted' : 'badRequest';
    const answer = await context.world.client.money('claimCheckIn', { body: { day } }, context.key());
    same('check-in', expected, saidOf(answer));
    if (answer.ok) {
      context.claimed.add(dayBefore(context.nowMs, 0));
      context.pay(REWARDS[day - 1] ?? '0');
      same('check-in: state', 'claimed', answer.data.find((each) => each.day === day)?.state);
    }
    if (times > 1) await context.look();
  }
}

const dayBefore = (nowMs: number, days: number) => new Date(nowMs - days * 86_400_000).toISOString().slice(0, 10);

const WAYS = {
  ky: { in: 'moveIntoCardGame', out: 'moveOutOfCardGame' },
  ag: { in: 'moveIntoNg', out: 'moveOutOfNg' },
} as const;

/** Moves money into a game provider's wallet or back. A lost answer is looked up by its key. */
export async function gameWallet(context: SessionContext, step: SessionStepOf<'gameWallet'>): Promise<void> {
  const { client } = context.world;
  const { wallet, way, amount, answer: fate } = step;
  const inside = context.wallets.get(wallet) ?? '0';
  const isShort = compareAmounts(amount, way === 'in' ? context.balance : inside) > 0;
  // Game wallets have six decimals: a seventh is refused, even a zero.
  const isNothing = compareAmounts(amount, '0') <= 0 || /\.\d{7}/.test(amount);
  const expected = isNothing ? 'badRequest' : isShort ? 'insufficientBalance' : 'accepted';
  const asked =
    wallet === 'ky'
      ? { query: { game_id: 'ky-1', money: amount } }
      : { body: { plat_type: wallet, money: amount, currency: 'USDT' } };
  const row = WAYS[wallet][way];
  if (fate === 'lostAfter') await client.control('POST', 'faults', { row, times: 1, do: 'resetAfterCommit' });
  const answer = await client.money(row, asked as never, context.key());
  if (fate === 'lostAfter') await client.control('DELETE', 'faults');
  same('game wallet', expected, saidOf(answer));
  if (answer.ok) {
    const moved = way === 'in' ? addAmounts(inside, amount) : subtractAmounts(inside, amount);
    context.wallets.set(wallet, moved);
    if (way === 'in') context.take(amount);
    else context.pay(amount);
    same('game wallet: balance', context.balance, answer.data.balance);
    same('game wallet: inside', moved, answer.data.game_balance);
  }
  const shown =
    wallet === 'ky'
      ? await client.read('getCardBalance')
      : await client.read('getNgBalance', { query: { plat_type: wallet } });
  same('game wallet: shown', context.wallets.get(wallet) ?? '0', shown.balance);
}
