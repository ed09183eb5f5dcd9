import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { CoreContext } from '../../core/context/core-context.ts';

/** @throws Refusal `insufficientBalance`, with the balance */
export function assertFunds(
  world: CoreContext,
  member: MemberRecord,
  account: string,
  amount: bigint,
  field = 'amount',
): void {
  const available = world.ledger.balance(account, member.currency);
  if (amount <= 0n) throw new Refusal('badRequest', 'The amount must be above zero', { field });
  if (amount > available) {
    const balance = fromMillionths(available, world.money(member.currency));
    throw new Refusal('insufficientBalance', `The balance is ${balance} ${member.currency}`, {
      field,
      balance,
      currency: member.currency,
    });
  }
}
