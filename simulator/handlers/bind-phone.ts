import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { mobileOf } from '#simulator/members/mobile.ts';
import { showMember } from '#simulator/members/show-member.ts';
import type { Handler } from './handler.ts';

export const bindPhone: Handler<Rows['bindPhone']> = ({ world, body, player }) => {
  const member = player();
  const mobile = mobileOf(body.area, body.phone);
  world.verification.use(mobile, 'bind', body.code, world.now());
  const holder = world.members.byAccount(mobile);
  if (holder && holder.id !== member.id)
    throw new Refusal('accountTaken', 'Another account has this mobile', { field: 'phone' });
  world.members.change(member.id, { mobile });
  return showMember({ ...member, mobile });
};
