import type { Rows } from '#contract/rows.ts';
import { showMember } from '#simulator/members/show-member.ts';
import type { Handler } from './handler.ts';

export const setRealName: Handler<Rows['setRealName']> = ({ world, body, player }) => {
  const { id } = player();
  world.members.change(id, { real_name: body.real_name });
  return showMember({ ...player(), realName: body.real_name });
};
