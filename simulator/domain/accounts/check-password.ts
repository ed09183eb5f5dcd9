import { Refusal } from '../../core/refusal.ts';
import { isSecret } from '../../core/secrets/hash-secret.ts';
import type { MembersContext } from '../members/context.ts';
import type { MemberRecord } from '../members/member-record.ts';

interface Attempt {
  /** What was typed; counted where no account has it, so that the refusal does not reveal which accounts exist. */
  readonly account: string;
  readonly member: MemberRecord | undefined;
  readonly password: string;
  readonly address: string;
}

/**
 * Checks a login password. One refusal for an unknown account and a wrong password, so that it does not reveal which
 * accounts exist.
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
