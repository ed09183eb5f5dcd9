import type { Rows } from '#contract/rows';
import { showMember } from '../../domain/members/show-member.ts';
import type { Handler } from '../shared/handler.ts';

export const setRealName: Handler<Rows['setRealName']> = ({ world, body, player }) => {
  const { id } = player();
  world.members.change(id, { real_name: body.real_name });
  return showMember({ ...player(), realName: body.real_name });
};
