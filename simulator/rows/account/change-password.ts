import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { isSecret, hashSecret } from '../../core/secrets/hash-secret.ts';
import type { Handler } from '../shared/handler.ts';

/** Ends the sessions of other devices, which somebody else may have started with the old password. */
export const changePassword: Handler<Rows['changePassword']> = ({ world, body, player, session, address }) => {
  const member = player();
  if (member.email === null)
    throw new Refusal('badRequest', 'Bind an e-mail first: the code is sent there', { field: 'code' });
  if (member.passwordHash !== null) {
    world.signInAttempts.assertMayTry(member.id, address);
    if (!isSecret(body.old, member.id, member.passwordHash)) {
      world.signInAttempts.wrong(member.id, address);
      throw new Refusal('wrongCredentials', 'The old password is wrong', { field: 'old' });
    }
  }
  world.verification.use(member.email, 'changePassword', body.code);
  world.members.change(member.id, { password_hash: hashSecret(body.new, member.id) });
  world.sessions.endAll(member.id, session?.family);
  return {};
};
