import { compareAmounts, convertAmount, convertBetween, rateOf } from '#engine/money';
import { TRANSACTION_STATUS } from '#contract/entities';
import { BASE_CURRENCY, CURRENCIES } from '#fixtures/world';
import { fromMillionths, toMillionths } from '../../core/ledger/millionths.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { payIn } from '../members/pay-in.ts';
import { refusalOfMove } from '../protection/money-gate.ts';
import { isOneInvited } from '../protection/same-person.ts';
import type { PaymentsContext } from './context.ts';
import type { OrderDoc } from './order.ts';

/** As in promotion `promo-3` (fixtures/content.ts), in the base currency. */
export const INVITE_REWARD = { each: '5', firstDeposit: '10' } as const;
const MAX_FRIENDS_A_MONTH = 10;
const HOUSE_INVITES = 'house:invites';

/** Pays inviter and friend once the friend's first deposit arrives, if it is large enough. */
export function payInviteRewards(world: PaymentsContext, friend: MemberRecord): void {
  const inviter = friend.invitedBy === null ? undefined : world.members.byId(friend.invitedBy);
  if (inviter === undefined || inviter.id === friend.id || isOneInvited(world, inviter, friend)) return;
  const { records } = world.records.list<OrderDoc>('deposit', friend.id, { limit: 100_000 });
  const paid = records.filter(({ status }) => status === TRANSACTION_STATUS.success);
  const [first] = paid;
  if (
    first === undefined ||
    paid.length > 1 ||
    compareAmounts(inBase(world, first.doc), INVITE_REWARD.firstDeposit) < 0
  )
    return;
  if (friendsOfMonth(world, inviter.id) >= MAX_FRIENDS_A_MONTH) return;
  for (const member of [inviter, friend]) pay(world, member, `${inviter.id}>${friend.id}`);
}

function pay(world: PaymentsContext, member: MemberRecord, ref: string): void {
  const currency = world.currencyOf(member.id);
  const amount = convertAmount(INVITE_REWARD.each, rateOf(CURRENCIES, currency), world.money(currency));
  if (refusalOfMove(world, member, 'inviteReward', { amount }) !== undefined) return;
  payIn(world, member.id, 'inviteReward', ref, { from: HOUSE_INVITES, currency, amount: toMillionths(amount) });
  world.pushBalance(member.id, 'INVITE');
}

/** Rewarded friends since the first of the month (UTC). */
function friendsOfMonth(world: PaymentsContext, inviterId: string): number {
  const now = new Date(world.now());
  const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const sql = `SELECT COUNT(DISTINCT ref) AS n FROM entry WHERE kind = 'inviteReward' AND at_ms >= ? AND ref LIKE ?`;
  return Number(world.db.get(sql, from, `${inviterId}>%`)?.['n'] ?? 0);
}

function inBase(world: PaymentsContext, { millionths, currency }: OrderDoc): string {
  const amount = fromMillionths(BigInt(millionths), world.money(currency));
  return convertBetween(amount, { from: rateOf(CURRENCIES, currency), to: '1' }, BASE_CURRENCY);
}
