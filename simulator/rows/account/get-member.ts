import type { Rows } from '#contract/rows';
import { showMember } from '../../domain/members/show-member.ts';
import type { Handler } from '../shared/handler.ts';

export const getMember: Handler<Rows['getMember']> = ({ world, player }) => {
  const member = player();
  return { ...showMember(member), ...(world.upstream === 'keyed' && { region: member.country }) };
};
