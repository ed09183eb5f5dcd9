import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { assertVisible, skeleton } from '../../domain/members/nickname.ts';
import { showMember } from '../../domain/members/show-member.ts';
import type { Handler } from '../shared/handler.ts';

export const setNickname: Handler<Rows['setNickname']> = ({ world, body, player }) => {
  const member = player();
  assertVisible(body.nickname);
  const wanted = skeleton(body.nickname);
  const holder =
    world.members.byAccount(body.nickname) ??
    world.members.all().find(({ id, nickname }) => id !== member.id && skeleton(nickname) === wanted);
  if (holder && holder.id !== member.id)
    throw new Refusal('accountTaken', 'Another account has this nickname, or one that looks like it', {
      field: 'nickname',
    });
  world.members.change(member.id, { nickname: body.nickname });
  return showMember({ ...member, nickname: body.nickname });
};
