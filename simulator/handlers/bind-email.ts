import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { showMember } from '#simulator/members/show-member.ts';
import type { Handler } from './handler.ts';

export const bindEmail: Handler<Rows['bindEmail']> = ({ world, body, player }) => {
  const member = player();
  world.verification.use(body.email, 'bind', body.code, world.now());
  const holder = world.members.byAccount(body.email);
  if (holder && holder.id !== member.id)
    throw new Refusal('accountTaken', 'Another account has this e-mail', { field: 'email' });
  world.members.change(member.id, { email: body.email });
  return showMember({ ...member, email: body.email });
};
