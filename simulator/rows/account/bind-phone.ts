import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { mobileOf } from '../../domain/members/mobile.ts';
import { showMember } from '../../domain/members/show-member.ts';
import { endSubscriptions } from '../../domain/notifications/subscriptions.ts';
import { askRegister } from '../../domain/protection/central-register.ts';
import { assertNoBreakElsewhere } from '../../domain/protection/same-person.ts';
import type { Handler } from '../shared/handler.ts';

export const bindPhone: Handler<Rows['bindPhone']> = ({ world, body, player }) => {
  const member = player();
  const mobile = mobileOf(body.area, body.phone);
  world.verification.use(mobile, 'bind', body.code);
  const holder = world.members.byAccount(mobile);
  if (holder && holder.id !== member.id)
    throw new Refusal('accountTaken', 'Another account has this mobile', { field: 'phone' });
  assertNoBreakElsewhere(world, { mobile }, member.id);
  world.members.change(member.id, { mobile });
  if (askRegister(world, { ...member, mobile })) endSubscriptions(world, member.id);
  return showMember({ ...member, mobile });
};
