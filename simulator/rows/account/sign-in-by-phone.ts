import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { mobileOf } from '../../domain/members/mobile.ts';
import { openSession } from '../../domain/accounts/open-session.ts';
import { checkPassword } from '../../domain/accounts/check-password.ts';
import type { Handler } from '../shared/handler.ts';

export const signInByPhone: Handler<Rows['signInByPhone']> = ({ world, body, address }) => {
  const mobile = mobileOf(body.area_code, body.phone);
  const member = world.members.byAccount(mobile);
  if ('code' in body) world.verification.use(mobile, 'signIn', body.code);
  else {
    const attempt = { account: mobile, member, password: body.password, address };
    checkPassword(world, attempt, 'The mobile or the password is wrong');
  }
  if (!member) throw new Refusal('wrongCredentials', 'No account has this mobile: register first');
  return openSession(world, member);
};
