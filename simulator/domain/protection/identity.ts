import { MONEY_RULES } from '#contract/brand';
import { ADULT_YEARS, type Identity, isAdult } from '#contract/entities';
import { UNANSWERED_PERSON, UNKNOWN_PERSON } from '#fixtures/world';
import { hashSecret } from '../../core/secrets/hash-secret.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { digestOfCpf } from './registration-proofs.ts';
import { plainName, sameName } from './same-name.ts';

/** The provider answers after two seconds, or is given up after half a minute. */
const ANSWER_MS = 2_000;
const GIVE_UP_MS = 30_000;
const DAY_MS = 86_400_000;
const MAX_TRIES = 3;

export type IdentityStatus = Identity['status'];

interface IdentityDoc {
  readonly status: IdentityStatus;
  readonly name: string;
  readonly why?: NonNullable<Identity['why']>;
  /** A digest of the person, to recognise a second account. */
  readonly person?: string;
  /** When the player tried, to bound the attempts of a day. */
  readonly tries: readonly number[];
}

interface PersonDoc {
  readonly identity?: IdentityDoc;
  readonly birthDate?: string;
  readonly cpf?: string;
}

const docOf = (world: ProtectionContext, { id }: MemberRecord): PersonDoc => world.members.doc(id);
const asksOf = ({ profile }: ProtectionContext) => MONEY_RULES[profile.name].identity ?? null;
const today = (world: ProtectionContext) => new Date(world.now()).toISOString().slice(0, 10);

export function showIdentity(world: ProtectionContext, member: MemberRecord): Identity {
  const { status, why, name } = docOf(world, member).identity ?? { status: 'none', name: null };
  return { asks: asksOf(world), status, name, ...(why !== undefined && { why }) };
}

/** The name that was verified; undefined before. */
export function verifiedName(world: ProtectionContext, member: MemberRecord): string | undefined {
  const { identity } = docOf(world, member);
  return identity?.status === 'passed' ? identity.name : undefined;
}

/** Refuses money that enters before the identity is checked, where the jurisdiction asks for it. @throws Refusal `identityNeeded` */
export function assertIdentified(world: ProtectionContext, member: MemberRecord): void {
  if (asksOf(world) === null || verifiedName(world, member) !== undefined) return;
  const { asks, status } = showIdentity(world, member);
  throw new Refusal('identityNeeded', 'Your identity has to be checked first', { asks, status });
}

/** No one who is known to be a minor stakes, pays in or sends money. Profiles that ask for no date know no one's age. @throws Refusal `underAge` */
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

/** What each kind of check needs. */
const NEEDED = { details: ['address'], face: ['cpf', 'face'] } as const;

/**
 * Sends a player's details to the provider, a stand-in for a real one. Its answer is a job. Attempts of a day are bounded: no one
 * tries names until one fits.
 *
 * @throws Refusal `badRequest`, `forbidden`, `tooManyRequests`
 */
export function startIdentityCheck(world: ProtectionContext, member: MemberRecord, given: Given): Identity {
  const { identity, birthDate, cpf } = docOf(world, member);
  const asks = asksOf(world);
  if (identity?.status === 'passed' || identity?.status === 'pending') return showIdentity(world, member);
  for (const field of asks === null ? [] : NEEDED[asks])
    if (given[field] === undefined && !(field === 'cpf' && cpf !== undefined))
      throw new Refusal('badRequest', `The check needs ${field}`, { field, asks });
  const born = birthDate ?? given.birth_date;
  if (asks !== null && born === undefined)
    throw new Refusal('badRequest', 'The check needs the date of birth', { field: 'birth_date', asks });
  const digest = given.cpf === undefined ? undefined : digestOfCpf(world, given.cpf);
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
  world.members.updateDoc(member.id, {
    identity: { status: 'pending', name, tries: [...tries, world.now()] } satisfies IdentityDoc,
    ...(born !== undefined && { birthDate: born }),
    ...(digest !== undefined && { cpf: digest }),
  });
  const isAnswered = !sameName(name, UNANSWERED_PERSON);
  world.jobs.add('answerIdentity', member.id, world.now() + (isAnswered ? ANSWER_MS : GIVE_UP_MS));
  return showIdentity(world, member);
}

/** The provider's answer to a check that is pending. `decided` overrides it (a control call). */
export function answerIdentity(
  world: ProtectionContext,
  memberId: string,
  decided?: 'passed' | 'failed' | 'timed_out',
) {
  const member = world.members.byId(memberId);
  const { identity, birthDate, cpf } = member === undefined ? {} : docOf(world, member);
  if (member === undefined || identity === undefined || identity.status !== 'pending') return;
  const { name, tries } = identity;
  const person = personOf(world, name, birthDate, cpf);
  const why =
    decided === 'failed' || (decided === undefined && sameName(name, UNKNOWN_PERSON))
      ? 'no_match'
      : birthDate !== undefined && !isAdult(birthDate, today(world))
        ? 'under_age'
        : isElsewhere(world, memberId, person)
          ? 'other_account'
          : undefined;
  const base = { name, tries };
  const isUnanswered = decided === 'timed_out' || (decided === undefined && sameName(name, UNANSWERED_PERSON));
  const doc: IdentityDoc = isUnanswered
    ? { ...base, status: 'timed_out' }
    : why === undefined
      ? { ...base, status: 'passed', person }
      : { ...base, status: 'failed', why };
  world.members.updateDoc(memberId, { identity: doc });
  if (doc.status === 'passed') world.members.change(memberId, { real_name: name });
}

/** Marks a member as checked, without a provider: those that a world is born with. */
export function setIdentified(world: ProtectionContext, memberId: string, name: string): void {
  const { birthDate, cpf } = world.members.doc(memberId) as PersonDoc;
  const identity: IdentityDoc = { status: 'passed', name, tries: [], person: personOf(world, name, birthDate, cpf) };
  world.members.updateDoc(memberId, { identity });
}

/** One account per person: who a person is, by the CPF where it is asked for, else by name and date of birth. Only a digest is stored. */
const personOf = (world: ProtectionContext, name: string, birthDate = '', cpf?: string) =>
  hashSecret(asksOf(world) === 'face' && cpf ? cpf : `${plainName(name)}|${birthDate}`, `${world.seed}:person`);

const isElsewhere = (world: ProtectionContext, memberId: string, person: string) =>
  world.db.get(
    "SELECT id FROM member WHERE id <> ? AND json_extract(doc, '$.identity.person') = ?",
    memberId,
    person,
  ) !== undefined;
