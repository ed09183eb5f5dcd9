import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { canonicalAccount } from '../../domain/members/canonical-account.ts';
import { showMember } from '../../domain/members/show-member.ts';
import { endSubscriptions } from '../../domain/notifications/subscriptions.ts';
import { askRegister } from '../../domain/protection/central-register.ts';
import { assertNoBreakElsewhere } from '../../domain/protection/same-person.ts';
import type { Handler } from '../shared/handler.ts';

export const bindEmail: Handler<Rows['bindEmail']> = ({ world, body, player }) => {
  const member = player();
  const email = canonicalAccount(body.email);
  world.verification.use(email, 'bind', body.code);
  const holder = world.members.byAccount(email);
  if (holder && holder.id !== member.id)
    throw new Refusal('accountTaken', 'Another account has this e-mail', { field: 'email' });
  assertNoBreakElsewhere(world, { email }, member.id);
  world.members.change(member.id, { email });
  if (askRegister(world, { ...member, email })) endSubscriptions(world, member.id);
  return showMember({ ...member, email });
};
