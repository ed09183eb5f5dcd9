import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { canonicalAccount } from '../../domain/members/canonical-account.ts';
import { showMember } from '../../domain/members/show-member.ts';
import type { Handler } from '../shared/handler.ts';

export const bindEmail: Handler<Rows['bindEmail']> = ({ world, body, player }) => {
  const member = player();
  const email = canonicalAccount(body.email);
  world.verification.use(email, 'bind', body.code);
  const holder = world.members.byAccount(email);
  if (holder && holder.id !== member.id)
    throw new Refusal('accountTaken', 'Another account has this e-mail', { field: 'email' });
  world.members.change(member.id, { email });
  return showMember({ ...member, email });
};
