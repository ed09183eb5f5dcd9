import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { isSecret, hashSecret } from '#simulator/secrets/hash-secret.ts';
import type { Handler } from './handler.ts';

export const changePassword: Handler<Rows['changePassword']> = ({ world, body, player }) => {
  const member = player();
  if (member.email === null)
    throw new Refusal('badRequest', 'Bind an e-mail first: the code is sent there', { field: 'code' });
  if (member.passwordHash !== null && !isSecret(body.old, member.id, member.passwordHash)) {
    throw new Refusal('wrongCredentials', 'The old password is wrong', { field: 'old' });
  }
  world.verification.use(member.email, 'changePassword', body.code, world.now());
  world.members.change(member.id, { password_hash: hashSecret(body.new, member.id) });
  return {};
};
