import { compareAmounts } from '#engine/money/amount.ts';
import type { SessionStep } from '#fixtures/scenario/session-schema.ts';
import { DEPOSIT_CHANNELS, WITHDRAWAL_CHANNELS } from '#fixtures/payment-channels.ts';
import { TRANSACTION_STATUS } from '#contract/entities/transaction.ts';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import type { Play } from './play.ts';
import { BANK_PASSWORD } from './stage.ts';

type Step<Do extends SessionStep['do']> = Extract<SessionStep, { do: Do }>;
const { success, failed, rejected } = TRANSACTION_STATUS;
const WAY_IN = DEPOSIT_CHANNELS.find(({ id }) => id === 'in-trc20');
const WAY_OUT = WITHDRAWAL_CHANNELS.find(({ id }) => id === 'out-pix');

const saidOf = (answer: Answer<unknown>) => (answer.ok ? 'accepted' : answer.reason);
const isOutside = (amount: string, way: { min: string; max: string } | undefined) =>
  compareAmounts(amount, way?.min ?? '0') < 0 || compareAmounts(amount, way?.max ?? '0') > 0;

export async function signInAgain(play: Play, { right }: Step<'signIn'>): Promise<void> {
  const { client, account } = play.stage;
  const password = right ? account.password : `${account.password}x`;
  const answer = await client.call('signIn', { body: { account: account.account, password } });
  play.same('signed in', right ? 'accepted' : 'wrongCredentials', saidOf(answer));
  if (answer.ok) client.token = answer.data.token;
}

/** Nothing moves before the payment is confirmed; a confirmation that comes twice counts once. */
export async function deposit(play: Play, { amount, paid, twice }: Step<'deposit'>): Promise<void> {
  const { client } = play.stage;
  const answer = await client.money('openDeposit', { body: { channel_id: WAY_IN?.id ?? '', amount } }, play.key());
  play.same('deposit', isOutside(amount, WAY_IN) ? 'amountOutOfRange' : 'accepted', saidOf(answer));
  if (!answer.ok) return;
  await play.look();
  const decide = () =>
    client.control('POST', `orders/${answer.data.order.order_id}`, { status: paid ? success : failed });
  await decide();
  if (twice === true) await decide();
  if (!paid) return;
  play.pay(amount);
  play.due.push('RECHARGE');
}

/** Taken out of the wallet at once; back again when it is rejected. */
export async function withdraw(play: Play, { amount, end }: Step<'withdraw'>): Promise<void> {
  const { client, opening } = play.stage;
  const body = { channel_id: WAY_OUT?.id ?? '', amount, info_id: opening.infoId, payment_password: BANK_PASSWORD };
  const isShort = compareAmounts(amount, play.balance) > 0;
  const expected = isOutside(amount, WAY_OUT) ? 'amountOutOfRange' : isShort ? 'insufficientBalance' : 'accepted';
  const answer = await client.money('openWithdrawal', { body }, play.key());
  play.same('withdrawal', expected, saidOf(answer));
  if (!answer.ok) return;
  play.take(amount);
  play.same('withdrawal: balance', play.balance, answer.data.balance);
  if (end === 'pending') return;
  await play.look();
  await client.control('POST', `orders/${answer.data.order.order_id}`, { status: end === 'paid' ? success : rejected });
  if (end === 'rejected') play.pay(amount);
  else play.due.push('WITHDRAW');
}
