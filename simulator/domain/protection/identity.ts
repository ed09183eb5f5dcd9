import { MONEY_RULES } from '#contract/brand';
import { ADULT_YEARS, type Identity, isAdult } from '#contract/entities';
import { CPF_OWNERS, UNANSWERED_PERSON, UNKNOWN_PERSON } from '#fixtures/world';
import { hashSecret } from '../../core/secrets/hash-secret.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { askRegister } from './central-register.ts';
import { digestOfCpf } from './cpf-digest.ts';
import { canBeOne, nameParts } from './name-parts.ts';
import { isOtherAccount } from './other-account.ts';
import { plainAddress } from './plain-address.ts';
import { sameName } from './same-name.ts';

/** The provider answers after two seconds, or counts as failed after half a minute. */
const ANSWER_MS = 2_000;
const GIVE_UP_MS = 30_000;
const DAY_MS = 86_400_000;
const MAX_TRIES = 3;

export type IdentityStatus = Identity['status'];

interface IdentityDoc {
  readonly status: IdentityStatus;
  readonly name: string;
  readonly why?: NonNullable<Identity['why']>;
  /** A digest, to recognise second accounts. */
  readonly address?: string;
  /** Attempts, which are limited per day. */
  readonly tries: readonly number[];
}

interface PersonDoc {
  readonly identity?: IdentityDoc;
  readonly birthDate?: string;
  readonly isBirthDateRegistered?: boolean;
  readonly cpf?: string;
}

const docOf = (world: ProtectionContext, { id }: MemberRecord): PersonDoc => world.members.doc(id);
const asksOf = ({ profile }: ProtectionContext) => MONEY_RULES[profile.name].identity ?? null;
const today = (world: ProtectionContext) => new Date(world.now()).toISOString().slice(0, 10);

export function showIdentity(world: ProtectionContext, member: MemberRecord): Identity {
  const { status, why, name } = docOf(world, member).identity ?? { status: 'none', name: null };
  return { asks: asksOf(world), status, name, ...(why !== undefined && { why }) };
}

export function verifiedName(world: ProtectionContext, member: MemberRecord): string | undefined {
  const { identity } = docOf(world, member);
  return identity?.status === 'passed' ? identity.name : undefined;
}

/** No money enters before the check, where the jurisdiction requires it. @throws Refusal `identityNeeded` */
export function assertIdentified(world: ProtectionContext, member: MemberRecord): void {
  if (asksOf(world) === null || verifiedName(world, member) !== undefined) return;
  const { asks, status } = showIdentity(world, member);
  throw new Refusal('identityNeeded', 'Your identity has to be checked first', { asks, status });
}

/** Known minors cannot stake, deposit or send money. Profiles without a birth date know no ages. @throws Refusal `underAge` */
export function assertAdult(world: ProtectionContext, member: MemberRecord): void {
  const { birthDate } = docOf(world, member);
  if (birthDate === undefined || isAdult(birthDate, today(world))) return;
  throw new Refusal('underAge', `Players must be ${ADULT_YEARS} or older`, { least_age: ADULT_YEARS });
}

interface Given {
  readonly real_name: string;
  readonly birth_date?: string | undefined;
  readonly address?: string | undefined;
  readonly cpf?: string | undefined;
  readonly face?: string | undefined;
}

/** Required data by kind of check. */
const NEEDED = { details: ['address'], face: ['cpf', 'face'] } as const;

/**
 * Sends a player's data to the provider (a stand-in), which answers by a job. Attempts are limited per day, so that no one tries
 * names until one fits.
 *
 * @throws Refusal `badRequest`, `forbidden`, `tooManyRequests`
 */
export function startIdentityCheck(world: ProtectionContext, member: MemberRecord, given: Given): Identity {
  const { identity, birthDate, cpf, isBirthDateRegistered } = docOf(world, member);
  const asks = asksOf(world);
  if (identity?.status === 'passed' || identity?.status === 'pending') return showIdentity(world, member);
  for (const field of asks === null ? [] : NEEDED[asks])
    if (given[field] === undefined && !(field === 'cpf' && cpf !== undefined))
      throw new Refusal('badRequest', `The check needs ${field}`, { field, asks });
  // A birth date given only to a failed check may be mistyped; a minor's stays.
  const isFixed = birthDate !== undefined && (isBirthDateRegistered === true || identity?.why === 'under_age');
  const born = isFixed ? birthDate : (given.birth_date ?? birthDate);
  if (asks !== null && born === undefined)
    throw new Refusal('badRequest', 'The check needs the date of birth', { field: 'birth_date', asks });
  const digest = given.cpf === undefined ? undefined : digestOfCpf(world, given.cpf);
  // Another birth date than at registration would be a second person.
  if (isFixed && given.birth_date !== undefined && given.birth_date !== birthDate)
    throw new Refusal('forbidden', 'The account was registered with another date of birth', { field: 'birth_date' });
  if (cpf !== undefined && digest !== undefined && digest !== cpf)
    throw new Refusal('forbidden', 'The account was registered with another CPF', { field: 'cpf' });
  const tries = (identity?.tries ?? []).filter((atMs) => atMs > world.now() - DAY_MS);
  if (tries.length >= MAX_TRIES)
    throw new Refusal(
      'tooManyRequests',
      `At most ${MAX_TRIES} checks a day: contact support`,
      {},
      {
        headers: { 'retry-after': String(Math.ceil(((tries[0] ?? 0) + DAY_MS - world.now()) / 1_000)) },
      },
    );
  const name = given.real_name;
  const address = given.address === undefined ? undefined : digestOfAddress(world, given.address);
  world.members.updateDoc(member.id, {
    identity: {
      status: 'pending',
      name,
      tries: [...tries, world.now()],
      ...(address !== undefined && { address }),
    } satisfies IdentityDoc,
    ...(born !== undefined && { birthDate: born }),
    ...(digest !== undefined && { cpf: digest }),
  });
  const isAnswered = !sameName(name, UNANSWERED_PERSON);
  world.jobs.add('answerIdentity', member.id, world.now() + (isAnswered ? ANSWER_MS : GIVE_UP_MS));
  return showIdentity(world, member);
}

/** The provider's answer to a pending check. `decided` (a control call) overrides it. */
export function answerIdentity(
  world: ProtectionContext,
  memberId: string,
  decided?: 'passed' | 'failed' | 'timed_out',
) {
  const member = world.members.byId(memberId);
  const { identity, birthDate, cpf } = member === undefined ? {} : docOf(world, member);
  if (member === undefined || identity === undefined || identity.status !== 'pending') return;
  const { name, tries, address } = identity;
  const why =
    decided === 'failed' ||
    (decided === undefined && (sameName(name, UNKNOWN_PERSON) || isOthersCpf(world, name, birthDate, cpf)))
      ? 'no_match'
      : birthDate !== undefined && !isAdult(birthDate, today(world))
        ? 'under_age'
        : isOtherAccount(world, member, { name, birthDate, address, cpf })
          ? 'other_account'
          : undefined;
  const base = { name, tries, ...(address !== undefined && { address }) };
  const isUnanswered = decided === 'timed_out' || (decided === undefined && sameName(name, UNANSWERED_PERSON));
  const doc: IdentityDoc = isUnanswered
    ? { ...base, status: 'timed_out' }
    : why === undefined
      ? { ...base, status: 'passed' }
      : { ...base, status: 'failed', why };
  world.members.updateDoc(memberId, { identity: doc });
  if (doc.status !== 'passed') return;
  world.members.change(memberId, { real_name: name });
  askRegister(world, { ...member, realName: name });
}

/** Marks a member of the initial world as checked. */
export function setIdentified(world: ProtectionContext, memberId: string, name: string): void {
  const identity: IdentityDoc = { status: 'passed', name, tries: [] };
  world.members.updateDoc(memberId, { identity });
}

const digestOfAddress = (world: ProtectionContext, address: string) =>
  hashSecret(plainAddress(address), `${world.seed}:address`);

/** Whether the provider knows the CPF under another name or birth date. */
function isOthersCpf(world: ProtectionContext, name: string, birthDate?: string, cpf?: string): boolean {
  const owner = Object.entries(CPF_OWNERS).find(([number]) => digestOfCpf(world, number) === cpf)?.[1];
  if (owner === undefined) return false;
  return owner.birth_date !== birthDate || !canBeOne(nameParts(name), nameParts(owner.name));
}
