import { MONEY_RULES } from '#contract/brand';
import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { showMember } from '../../domain/members/show-member.ts';
import { verifiedName } from '../../domain/protection/identity.ts';
import { sameName } from '../../domain/protection/same-name.ts';
import type { Handler } from '../shared/handler.ts';

/** A verified name stays where money is paid only to own accounts: another name could redirect it. */
export const setRealName: Handler<Rows['setRealName']> = ({ world, body, player }) => {
  const member = player();
  const verified = verifiedName(world, member);
  const { isOwnAccountsOnly } = MONEY_RULES[world.profile.name];
  if (isOwnAccountsOnly && verified !== undefined && !sameName(verified, body.real_name))
    throw new Refusal('forbidden', 'Your name is verified: contact support to change it', { field: 'real_name' });
  world.members.change(member.id, { real_name: body.real_name });
  return showMember({ ...player(), realName: body.real_name });
};
