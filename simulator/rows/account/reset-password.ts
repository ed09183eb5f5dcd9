import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { hashSecret } from '../../core/secrets/hash-secret.ts';
import type { Handler } from '../shared/handler.ts';

/** Ends all sessions, which may have been started with the old password. */
export const resetPassword: Handler<Rows['resetPassword']> = ({ world, body }) => {
  world.verification.use(body.email, 'forgotPassword', body.code);
  const member = world.members.byAccount(body.email);
  if (!member) throw new Refusal('wrongCredentials', 'No account has this e-mail: register first');
  world.members.change(member.id, { password_hash: hashSecret(body.password, member.id) });
  world.sessions.endAll(member.id);
  return {};
};
