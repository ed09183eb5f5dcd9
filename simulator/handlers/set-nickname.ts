import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { showMember } from '#simulator/members/show-member.ts';
import type { Handler } from './handler.ts';

export const setNickname: Handler<Rows['setNickname']> = ({ world, body, player }) => {
  const member = player();
  const holder = world.members.byAccount(body.nickname);
  if (holder && holder.id !== member.id)
    throw new Refusal('accountTaken', 'Somebody has this nickname', { field: 'nickname' });
  world.members.change(member.id, { nickname: body.nickname });
  return showMember({ ...member, nickname: body.nickname });
};
