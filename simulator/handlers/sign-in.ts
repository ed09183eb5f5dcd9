import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { openSession } from '#simulator/members/open-session.ts';
import { isSecret } from '#simulator/secrets/hash-secret.ts';
import type { Handler } from './handler.ts';

/** One refusal for an unknown account and a wrong password: nobody learns from it which accounts exist. */
export const signIn: Handler<Rows['signIn']> = ({ world, body }) => {
  const member = world.members.byAccount(body.account.trim());
  if (!member?.passwordHash || !isSecret(body.password, member.id, member.passwordHash)) {
    throw new Refusal('wrongCredentials', 'The account or the password is wrong');
  }
  return openSession(world, member);
};
