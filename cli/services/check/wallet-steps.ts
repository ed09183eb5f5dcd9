import { DEPOSIT_CHANNELS, type SessionStepOf, WITHDRAWAL_CHANNELS } from '#fixtures';
import { TRANSACTION_STATUS } from '#contract/entities';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import { compareAmounts } from './oracle/index.ts';
import type { SessionContext } from './session-context.ts';
import { BANK_PASSWORD } from './session-world.ts';

const { success, failed, rejected } = TRANSACTION_STATUS;
const WAY_IN = DEPOSIT_CHANNELS.find(({ id }) => id === 'in-trc20');
const WAY_OUT = WITHDRAWAL_CHANNELS.find(({ id }) => id === 'out-pix');

const saidOf = (answer: Answer<unknown>) => (answer.ok ? 'accepted' : answer.reason);
const isOutside = (amount: string, way: { min: string; max: string } | undefined) =>
  compareAmounts(amount, way?.min ?? '0') < 0 || compareAmounts(amount, way?.max ?? '0') > 0;

export async function signInAgain(context: SessionContext, { right }: SessionStepOf<'signIn'>): Promise<void> {
  const { client, account } = context.world;
  const password = right ? account.password : `${account.password}x`;
  const answer = await client.call('signIn', { body: { account: account.account, password } });
  context.same('signed in', right ? 'accepted' : 'wrongCredentials', saidOf(answer));
  if (answer.ok) client.token = answer.data.token;
}

/** A deposit counts once its payment is confirmed; a second confirmation changes nothing. */
export async function deposit(
  context: SessionContext,
  { amount, paid, twice }: SessionStepOf<'deposit'>,
): Promise<void> {
  const { client } = context.world;
  const answer = await client.money('openDeposit', { body: { channel_id: WAY_IN?.id ?? '', amount } }, context.key());
  context.same('deposit', isOutside(amount, WAY_IN) ? 'amountOutOfRange' : 'accepted', saidOf(answer));
  if (!answer.ok) return;
  await context.look();
  const decide = () =>
    client.control('POST', `orders/${answer.data.order.order_id}`, { status: paid ? success : failed });
  await decide();
  if (twice === true) await decide();
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
  context.same('withdrawal', expected, saidOf(answer));
  if (!answer.ok) return;
  context.take(amount);
  context.same('withdrawal: balance', context.balance, answer.data.balance);
  if (end === 'pending') {
    context.pendingWithdrawals += 1;
    return;
  }
  await context.look();
  await client.control('POST', `orders/${answer.data.order.order_id}`, { status: end === 'paid' ? success : rejected });
  if (end === 'rejected') context.pay(amount);
  else context.due.push('WITHDRAW');
}
