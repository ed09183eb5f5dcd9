import { Refusal } from '../../core/refusal.ts';
import { isSecret } from '../../core/secrets/hash-secret.ts';
import type { MembersContext } from '../members/context.ts';
import type { MemberRecord } from '../members/member-record.ts';

interface Attempt {
  /** As typed; counted if no account has it, so that the refusal does not reveal which exist. */
  readonly account: string;
  readonly member: MemberRecord | undefined;
  readonly password: string;
  readonly address: string;
}

/**
 * Checks a login password. The refusal is the same for an unknown account, so that it does not reveal which exist.
 *
 * @throws Refusal `wrongCredentials`, `tooManyRequests`
 */
export function checkPassword(world: MembersContext, { account, member, password, address }: Attempt, message: string) {
  const name = member?.id ?? account.normalize('NFKC').toLowerCase();
  world.signInAttempts.assertMayTry(name, address);
  if (!member?.passwordHash || !isSecret(password, member.id, member.passwordHash)) {
    world.signInAttempts.wrong(name, address);
    throw new Refusal('wrongCredentials', message);
  }
  world.signInAttempts.right(name);
  return member;
}
