import { Refusal } from '#simulator/http/refusal.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import { fromMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';

/** Refuses to take more out of an account than is in it. @throws Refusal `insufficientBalance`, with the balance */
export function assertFunds(
  world: World,
  member: MemberRecord,
  account: string,
  amount: bigint,
  field = 'amount',
): void {
  const held = world.ledger.balance(account, member.currency);
  if (amount <= 0n) throw new Refusal('badRequest', 'The amount must be above zero', { field });
  if (amount > held) {
    const balance = fromMillionths(held, member.currency);
    throw new Refusal('insufficientBalance', `There are ${balance} ${member.currency}`, {
      field,
      balance,
      currency: member.currency,
    });
  }
}
