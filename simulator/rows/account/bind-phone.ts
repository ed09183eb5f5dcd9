import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { mobileOf } from '../../domain/members/mobile.ts';
import { showMember } from '../../domain/members/show-member.ts';
import type { Handler } from '../shared/handler.ts';

export const bindPhone: Handler<Rows['bindPhone']> = ({ world, body, player }) => {
  const member = player();
  const mobile = mobileOf(body.area, body.phone);
  world.verification.use(mobile, 'bind', body.code);
  const holder = world.members.byAccount(mobile);
  if (holder && holder.id !== member.id)
    throw new Refusal('accountTaken', 'Another account has this mobile', { field: 'phone' });
  world.members.change(member.id, { mobile });
  return showMember({ ...member, mobile });
};
