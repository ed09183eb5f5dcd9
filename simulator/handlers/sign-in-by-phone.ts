import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { mobileOf } from '#simulator/members/mobile.ts';
import { openSession } from '#simulator/members/open-session.ts';
import { isSecret } from '#simulator/secrets/hash-secret.ts';
import type { Handler } from './handler.ts';

export const signInByPhone: Handler<Rows['signInByPhone']> = ({ world, body }) => {
  const mobile = mobileOf(body.area_code, body.phone);
  const member = world.members.byAccount(mobile);
  if ('code' in body) world.verification.use(mobile, 'signIn', body.code, world.now());
  else if (!member?.passwordHash || !isSecret(body.password, member.id, member.passwordHash)) {
    throw new Refusal('wrongCredentials', 'The mobile or the password is wrong');
  }
  if (!member) throw new Refusal('wrongCredentials', 'No account has this mobile: register first');
  return openSession(world, member);
};
