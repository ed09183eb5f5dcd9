import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { openSession } from '../../domain/accounts/open-session.ts';
import type { Handler } from '../shared/handler.ts';

export const signInByEmailCode: Handler<Rows['signInByEmailCode']> = ({ world, body }) => {
  world.verification.use(body.email, 'signIn', body.code);
  const member = world.members.byAccount(body.email);
  if (!member) throw new Refusal('wrongCredentials', 'No account has this e-mail: register first');
  return openSession(world, member);
};
