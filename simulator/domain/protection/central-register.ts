import { MONEY_RULES } from '#contract/brand';
import type { Exclusion } from '#contract/entities';
import { EXCLUDED_PEOPLE, UNANSWERED_IN_REGISTER } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import { mailboxOf } from '../members/canonical-account.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import type { RegisteredDoc } from './exclusion.ts';
import { endMarketing } from './marketing.ts';
import { canBeOne, canBeOneDay, nameParts } from './name-parts.ts';
import { digestOfCpf } from './cpf-digest.ts';

/** Data for a national register; more data give a more certain answer. */
interface Asked {
  readonly email?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly birthDate?: string | undefined;
  /** A digest. */
  readonly cpf?: string | undefined;
}

type Register = NonNullable<Exclusion['register']>;
/** In the register, not in it, or no answer. */
type Answer = Register | 'silent' | undefined;

interface AskedDoc {
  readonly askedMs: number;
  readonly isSilent?: true;
}

/**
 * The jurisdiction's register, if this person is in it: a stand-in for GAMSTOP and Brazil's central platform. The upstream calls
 * both with the player's data.
 */
function registerOf(world: ProtectionContext, asked: Asked): Answer {
  const { exclusionRegister } = MONEY_RULES[world.profile.name];
  if (exclusionRegister === undefined) return undefined;
  if (EXCLUDED_PEOPLE.some((person) => isPerson(world, person, asked))) return exclusionRegister;
  return isPerson(world, UNANSWERED_IN_REGISTER, asked) ? 'silent' : undefined;
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

/** At registration. Without an answer the account opens, but takes no money. @throws Refusal `excluded`, with the register */
export function assertNotRegistered(world: ProtectionContext, asked: Asked): void {
  const register = registerOf(world, asked);
  if (register === undefined || register === 'silent') return;
  const message = 'You have excluded yourself from all operators in the national register';
  throw new Refusal('excluded', message, { kind: 'self_exclusion', register });
}

interface RegisterDoc {
  readonly birthDate?: string;
  readonly cpf?: string;
  readonly isInRegister?: boolean | 'silent';
  readonly registered?: RegisteredDoc;
  readonly registerAsked?: AskedDoc;
}
const docOf = (world: ProtectionContext, memberId: string): RegisterDoc => world.members.doc(memberId);

/** At each sign-in, and once the identity is known. @returns whether the player is excluded from now on */
export function askRegister(world: ProtectionContext, member: MemberRecord): boolean {
  const { exclusionRegister } = MONEY_RULES[world.profile.name];
  if (exclusionRegister === undefined) return false;
  const { birthDate, cpf, isInRegister, registered } = docOf(world, member.id);
  const { email, mobile, realName: name } = member;
  const known = isInRegister === true ? exclusionRegister : isInRegister === 'silent' ? isInRegister : undefined;
  const answer = known ?? registerOf(world, { email, mobile, name, birthDate, cpf });
  const isSilent = answer === 'silent';
  const registerAsked: AskedDoc = { askedMs: world.now(), ...(isSilent && { isSilent }) };
  world.members.updateDoc(member.id, { registerAsked });
  // The last answer counts until another.
  if (isSilent || answer === registered?.register) return false;
  world.members.updateDoc(member.id, { registered: answer && { register: answer, sinceMs: world.now() } });
  if (answer === undefined) return false;
  world.members.updateDoc(member.id, { wasRegistered: true });
  endMarketing(world, member.id);
  return true;
}

/** Asks again if it never did, got no answer, or the answer is too old, however old the session is. */
export function askRegisterWhenDue(world: ProtectionContext, member: MemberRecord): void {
  const { registerDays = Number.POSITIVE_INFINITY } = MONEY_RULES[world.profile.name];
  const { registerAsked } = docOf(world, member.id);
  const isAnswered = registerAsked !== undefined && registerAsked.isSilent !== true;
  if (!isAnswered || registerAsked.askedMs + registerDays * DAY_MS <= world.now()) askRegister(world, member);
}
const DAY_MS = 86_400_000;

/** The register without an answer. Irrelevant for a player who is in it. */
export function unansweredRegister(world: ProtectionContext, memberId: string): Register | undefined {
  const { registered, registerAsked } = docOf(world, memberId);
  if (registered !== undefined || registerAsked?.isSilent !== true) return undefined;
  return MONEY_RULES[world.profile.name].exclusionRegister;
}

/** Before its answer no money enters; withdrawals work. @throws Refusal `registerUnanswered` */
export function assertRegisterAnswered(world: ProtectionContext, memberId: string): void {
  const register = unansweredRegister(world, memberId);
  if (register === undefined) return;
  throw new Refusal('registerUnanswered', 'The national register of self-exclusion has not answered yet', { register });
}
