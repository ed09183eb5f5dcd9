import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { openSession } from '#simulator/members/open-session.ts';
import type { Handler } from './handler.ts';

export const signInByEmailCode: Handler<Rows['signInByEmailCode']> = ({ world, body }) => {
  world.verification.use(body.email, 'signIn', body.code, world.now());
  const member = world.members.byAccount(body.email);
  if (!member) throw new Refusal('wrongCredentials', 'No account has this e-mail: register first');
  return openSession(world, member);
};
