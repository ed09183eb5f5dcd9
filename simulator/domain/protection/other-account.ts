import { MONEY_RULES } from '#contract/brand';
import { type MemberRecord, readMember } from '../members/member-record.ts';
import type { ProtectionContext } from './context.ts';
import { canBeOne, canBeOneDay, isIncomparable, nameParts } from './name-parts.ts';
import { isOneContact } from './same-person.ts';

interface Person {
  readonly name: string;
  readonly birthDate?: string | undefined;
  readonly address?: string | undefined;
  readonly cpf?: string | undefined;
}

interface StoredPerson {
  readonly identity?: { readonly name: string; readonly address?: string };
  readonly birthDate?: string;
  readonly cpf?: string;
  readonly device?: string;
}

/**
 * One account per person: whether another checked account is this person's. A CPF decides where it is asked for; else the name
 * with one more match (birthday, address, mailbox or number, device), because second accounts change one of them; with two more
 * if one name is in a script that cannot be compared.
 */
export function isOtherAccount(world: ProtectionContext, member: MemberRecord, person: Person): boolean {
  const rows = world.db.all(
    "SELECT * FROM member WHERE id <> ? AND json_extract(doc, '$.identity.status') = 'passed'",
    member.id,
  );
  const isByCpf = MONEY_RULES[world.profile.name].identity === 'face' && person.cpf !== undefined;
  const parts = nameParts(person.name);
  const { device } = world.members.doc(member.id) as StoredPerson;
  const contact = { email: member.email ?? undefined, mobile: member.mobile ?? undefined };
  return rows.map(readMember).some((other) => {
    const known = world.members.doc(other.id) as StoredPerson;
    if (isByCpf) return known.cpf === person.cpf;
    if (known.identity === undefined) return false;
    const otherParts = nameParts(known.identity.name);
    const needed = canBeOne(parts, otherParts) ? 1 : isIncomparable(parts, otherParts) ? 2 : undefined;
    if (needed === undefined) return false;
    const { birthDate, address } = person;
    const facts = [
      birthDate !== undefined && known.birthDate !== undefined && canBeOneDay(birthDate, known.birthDate),
      address !== undefined && address === known.identity.address,
      device !== undefined && device === known.device,
      isOneContact(contact, other),
    ];
    return facts.filter(Boolean).length >= needed;
  });
}
