import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { hashSecret } from '#simulator/secrets/hash-secret.ts';
import type { Handler } from './handler.ts';

/** Whoever was signed in with the old password is signed out. */
export const resetPassword: Handler<Rows['resetPassword']> = ({ world, body }) => {
  world.verification.use(body.email, 'forgotPassword', body.code, world.now());
  const member = world.members.byAccount(body.email);
  if (!member) throw new Refusal('wrongCredentials', 'No account has this e-mail: register first');
  world.members.change(member.id, { password_hash: hashSecret(body.password, member.id) });
  world.sessions.endAll(member.id);
  return {};
};
