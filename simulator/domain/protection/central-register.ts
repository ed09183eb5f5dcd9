import { MONEY_RULES } from '#contract/brand';
import type { Exclusion } from '#contract/entities';
import { EXCLUDED_PEOPLE } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import { mailboxOf } from '../members/canonical-account.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import type { RegisteredDoc } from './exclusion.ts';
import { endMarketing } from './marketing.ts';
import { canBeOne, canBeOneDay, nameParts } from './name-parts.ts';
import { digestOfCpf } from './cpf-digest.ts';

/** What a national register is asked about; the more is known, the surer it answers. */
interface Asked {
  readonly email?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly birthDate?: string | undefined;
  /** The digest of a CPF. */
  readonly cpf?: string | undefined;
}

type Register = NonNullable<Exclusion['register']>;

/**
 * The national register of the jurisdiction, if this person is in it: a stand-in for GAMSTOP and for the central platform of Brazil. Both
 * are called by the upstream, with what the player has given.
 */
function registerOf(world: ProtectionContext, asked: Asked): Register | undefined {
  const { exclusionRegister } = MONEY_RULES[world.profile.name];
  if (exclusionRegister === undefined) return undefined;
  return EXCLUDED_PEOPLE.some((person) => isPerson(world, person, asked)) ? exclusionRegister : undefined;
}

function isPerson(
  world: ProtectionContext,
  person: (typeof EXCLUDED_PEOPLE)[number],
  { email, mobile, name, birthDate, cpf }: Asked,
): boolean {
  if (cpf !== undefined && cpf === digestOfCpf(world, person.cpf)) return true;
  if (birthDate !== undefined && !canBeOneDay(birthDate, person.birth_date)) return false;
  const isContact = (email && mailboxOf(email) === person.email) || mobile === person.mobile;
  const isName = name && birthDate !== undefined && canBeOne(nameParts(name), nameParts(person.name));
  return Boolean(isContact || isName);
}

/** At registration. @throws Refusal `excluded`, with the register */
export function assertNotRegistered(world: ProtectionContext, asked: Asked): void {
  const register = registerOf(world, asked);
  if (register === undefined) return;
  const message = 'You have excluded yourself from all operators in the national register';
  throw new Refusal('excluded', message, { kind: 'self_exclusion', register });
}

/** At each sign-in, and once the identity is known. @returns whether the player is excluded from now on */
export function askRegister(world: ProtectionContext, member: MemberRecord): boolean {
  const { birthDate, cpf, isInRegister, registered } = world.members.doc(member.id) as {
    birthDate?: string;
    cpf?: string;
    isInRegister?: boolean;
    registered?: RegisteredDoc;
  };
  const { exclusionRegister } = MONEY_RULES[world.profile.name];
  const { email, mobile, realName: name } = member;
  const register =
    isInRegister === true ? exclusionRegister : registerOf(world, { email, mobile, name, birthDate, cpf });
  if (register === registered?.register) return false;
  world.members.updateDoc(member.id, { registered: register && { register, sinceMs: world.now() } });
  if (register !== undefined) endMarketing(world, member.id);
  return register !== undefined;
}
