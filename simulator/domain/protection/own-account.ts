import { MONEY_RULES } from '#contract/brand';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { verifiedName } from './identity.ts';
import { digestOfCpf } from './cpf-digest.ts';
import { sameName } from './same-name.ts';

/**
 * Refuses other people's accounts and cards where the jurisdiction requires that. Compares the verified name, or before the check
 * the given one, so that withdrawals never wait for a check.
 *
 * @throws Refusal `notOwnAccount`, `realNameMissing`
 */
export function assertOwn(
  world: ProtectionContext,
  member: MemberRecord,
  holder: string,
  field = 'account_name',
): void {
  if (!MONEY_RULES[world.profile.name].isOwnAccountsOnly) return;
  const name = verifiedName(world, member) ?? member.realName;
  if (name === null) throw new Refusal('realNameMissing', 'Set your real name in the profile first');
  if (sameName(name, holder)) return;
  throw new Refusal('notOwnAccount', 'Only accounts in your own name can be used', { field });
}

/** Refuses another person's CPF. An account without one accepts any. @throws Refusal `notOwnAccount` */
export function assertOwnCpf(world: ProtectionContext, member: MemberRecord, given: string | undefined): void {
  const { cpf } = world.members.doc(member.id) as { cpf?: string };
  if (given === undefined || cpf === undefined || !MONEY_RULES[world.profile.name].isOwnAccountsOnly) return;
  if (digestOfCpf(world, given) === cpf) return;
  throw new Refusal('notOwnAccount', 'Only accounts with your own CPF can be used', { field: 'cpf' });
}
