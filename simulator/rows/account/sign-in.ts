import type { Rows } from '#contract/rows';
import { openSession } from '../../domain/accounts/open-session.ts';
import { checkPassword } from '../../domain/accounts/check-password.ts';
import type { Handler } from '../shared/handler.ts';

export const signIn: Handler<Rows['signIn']> = ({ world, body, address }) => {
  const account = body.account.trim();
  const member = world.members.byAccount(account);
  const attempt = { account, member, password: body.password, address };
  return openSession(world, checkPassword(world, attempt, 'The account or the password is wrong'));
};
