import { DEMO_ACCOUNTS, type SessionStepOf } from '#fixtures';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import { addAmounts, compareAmounts, subtractAmounts } from './oracle/index.ts';
import { isNoStake } from './place.ts';
import type { SessionContext } from './session-context.ts';
import { BANK_PASSWORD } from './session-world.ts';

/** Rewards from Monday on, in USDT (specification, section 7). */
const REWARDS = ['0.1', '0.1', '0.2', '0.2', '0.3', '0.5', '1'];

export const outcomeOf = (answer: Answer<unknown>) => (answer.ok ? 'accepted' : answer.reason);

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
  const expected = context.passwordRefusal(password === 'right') ?? refusalOf(context, step);
  const body = {
    to: account,
    amount,
    payment_password: password === 'right' ? BANK_PASSWORD : BANK_PASSWORD.replace(/^./, '9'),
  };
  const key = context.key();
  const answer = await client.money('transferToPlayer', { body }, key);
  context.same('transfer', expected ?? 'accepted', outcomeOf(answer));
  if (answer.ok) {
    context.take(amount);
    context.others.set(account, addAmounts(context.others.get(account) ?? '0', amount));
    context.same('transfer: balance', context.balance, answer.data.balance);
  }
  if (again !== true) return;
  await context.look();
  const repeated = await client.money('transferToPlayer', { body }, key);
  context.same('transfer again', expected ?? 'accepted', outcomeOf(repeated));
}

function refusalOf(context: SessionContext, { to, amount }: SessionStepOf<'transfer'>): string | undefined {
  if (to === 'self' || to === 'unknown') return 'badRequest';
  if (isNoStake(amount)) return 'badRequest';
  return compareAmounts(amount, context.balance) > 0 ? 'insufficientBalance' : undefined;
}

/** Only today's reward can be claimed, once. */
export async function checkIn(context: SessionContext, { day, again }: SessionStepOf<'checkIn'>): Promise<void> {
  const { client } = context.world;
  const today = ((new Date(context.nowMs).getUTCDay() + 6) % 7) + 1;
  const claim = async () => {
    const id = new Date(context.nowMs).toISOString().slice(0, 10);
    // A claimed day of this week is refused as claimed, others because they are not today.
    const isClaimed = context.claimed.has(dayBefore(context.nowMs, today - day));
    const expected = isClaimed ? 'alreadyClaimed' : day === today ? 'accepted' : 'badRequest';
    const answer = await client.money('claimCheckIn', { body: { day } }, context.key());
    context.same('check-in', expected, outcomeOf(answer));
    if (!answer.ok) return;
    context.claimed.add(id);
    context.pay(REWARDS[day - 1] ?? '0');
    context.same('check-in: state', 'claimed', answer.data.find((each) => each.day === day)?.state);
  };
  await claim();
  if (again !== true) return;
  await context.look();
  await claim();
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
  const available = way === 'in' ? context.balance : inside;
  // Game wallets have six decimals: a seventh is refused, even a zero.
  const isNothing = compareAmounts(amount, '0') <= 0 || /\.\d{7}/.test(amount);
  const expected = isNothing
    ? 'badRequest'
    : compareAmounts(amount, available) > 0
      ? 'insufficientBalance'
      : 'accepted';
  const key = context.key();
  const asked =
    wallet === 'ky'
      ? { query: { game_id: 'ky-1', money: amount } }
      : { body: { plat_type: wallet, money: amount, currency: 'USDT' } };
  const row = WAYS[wallet][way];
  if (fate === 'lostAfter') await client.control('POST', 'faults', { row, times: 1, do: 'resetAfterCommit' });
  const answer = await client.money(row, asked as never, key);
  if (fate === 'lostAfter') await client.control('DELETE', 'faults');
  context.same('game wallet', expected, outcomeOf(answer));
  if (answer.ok) {
    const moved = way === 'in' ? addAmounts(inside, amount) : subtractAmounts(inside, amount);
    context.wallets.set(wallet, moved);
    if (way === 'in') context.take(amount);
    else context.pay(amount);
    context.same('game wallet: balance', context.balance, answer.data.balance);
    context.same('game wallet: inside', moved, answer.data.game_balance);
  }
  const shown =
    wallet === 'ky'
      ? await client.read('getCardBalance')
      : await client.read('getNgBalance', { query: { plat_type: wallet } });
  context.same('game wallet: shown', context.wallets.get(wallet) ?? '0', shown.balance);
}
