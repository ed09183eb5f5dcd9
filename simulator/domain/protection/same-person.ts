import { Refusal } from '../../core/refusal.ts';
import { hashSecret } from '../../core/secrets/hash-secret.ts';
import { domainsOf, isOneMailbox, mailboxOf } from '../members/canonical-account.ts';
import type { MembersContext } from '../members/context.ts';
import { readMember, type MemberRecord } from '../members/member-record.ts';
import { networkOf } from '../members/network.ts';
import { ownExclusion } from './exclusion.ts';
import { canBeOneDay } from './name-parts.ts';

export interface Registering {
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
  readonly birth_date?: string | undefined;
  /** A digest; absent if the browser says nothing. */
  readonly device?: string | undefined;
}

interface StoredPerson {
  readonly birthDate?: string;
  readonly device?: string;
  readonly hadBonus?: string;
}

/** A browser in a network. Phones of one model share a fingerprint. */
export function deviceOf(world: MembersContext, fingerprint: string, address: string): string | undefined {
  return fingerprint.trim() === '' ? undefined : bonusPlaceOf(world, fingerprint, address);
}

/** A browser in a network; all browsers there without a fingerprint count as one. */
export const bonusPlaceOf = (world: MembersContext, fingerprint: string, address: string): string =>
  hashSecret(`${fingerprint.trim()}|${networkOf(address)}`, `${world.seed}:device`);

/** The same mailbox or number, in any spelling. */
export function isOneContact(one: Pick<Registering, 'email' | 'mobile'>, { email, mobile }: MemberRecord): boolean {
  if (one.mobile !== undefined && one.mobile === mobile) return true;
  return one.email !== undefined && email !== null && mailboxOf(one.email) === mailboxOf(email);
}

/**
 * Refuses a second account of a player on a break, or such a player's mailbox or number for an existing account (`own`).
 * Recognised by mailbox, number, or device with birthday; names are compared by the identity check.
 *
 * @throws Refusal `excluded`
 */
export function assertNoBreakElsewhere(world: MembersContext, person: Registering, own?: string): void {
  const rows = world.db.all("SELECT * FROM member WHERE json_extract(doc, '$.exclusion') IS NOT NULL");
  for (const member of rows.map(readMember)) {
    const running = member.id === own ? undefined : ownExclusion(world, member.id);
    if (running === undefined || !isOnePerson(person, member, world.members.doc(member.id) as StoredPerson)) continue;
    const message = 'You have taken a break in another account: no second one until it ends';
    throw new Refusal('excluded', message, { kind: running.kind });
  }
}

function isOnePerson(person: Registering, member: MemberRecord, { birthDate, device }: StoredPerson): boolean {
  if (isOneContact(person, member)) return true;
  if (person.birth_date === undefined || birthDate === undefined) return false;
  return person.device !== undefined && person.device === device && canBeOneDay(person.birth_date, birthDate);
}

/**
 * Other accounts with a player's mailbox, which share the break. Dots distinguish mailboxes here, as at most providers, so that
 * no player can exclude another.
 */
export function otherAccountsOf(world: MembersContext, { id, email }: MemberRecord): readonly MemberRecord[] {
  if (email === null) return [];
  const domains = domainsOf(email);
  const rows = world.db.all(
    `SELECT * FROM member WHERE id <> ? AND (${domains.map(() => 'email LIKE ?').join(' OR ')})`,
    id,
    ...domains.map((domain) => `%@${domain}`),
  );
  return rows.map(readMember).filter((other) => other.email !== null && isOneMailbox(email, other.email));
}

/** Whether inviter and friend are one person or share a device: no one is paid for inviting themselves. */
export function isOneInvited(world: MembersContext, inviter: MemberRecord, friend: MemberRecord): boolean {
  const [one, other] = [inviter, friend].map(({ id }) => (world.members.doc(id) as StoredPerson).device);
  const contact = { email: friend.email ?? undefined, mobile: friend.mobile ?? undefined };
  return isOneContact(contact, inviter) || (one !== undefined && one === other);
}

/** Whether this person or place got a present for new players. */
export function hadBonus(world: MembersContext, member: MemberRecord, place: string): boolean {
  const contact = { email: member.email ?? undefined, mobile: member.mobile ?? undefined };
  const rows = world.db.all(
    "SELECT * FROM member WHERE id <> ? AND json_extract(doc, '$.hadBonus') IS NOT NULL",
    member.id,
  );
  return rows.map(readMember).some((other) => {
    const { hadBonus: from, device: otherDevice } = world.members.doc(other.id) as StoredPerson;
    return isOneContact(contact, other) || [from, otherDevice].includes(place);
  });
}
