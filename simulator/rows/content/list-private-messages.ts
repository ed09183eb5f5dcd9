import type { Rows } from '#contract/rows';
import { mayBeMessaged } from '../../domain/protection/marketing.ts';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

/** Messages that advertise are left out for a player who takes a break, or has not agreed to their product where that is asked. */
export const listPrivateMessages: Handler<Rows['listPrivateMessages']> = ({ world, query, player }) => {
  const member = player();
  const messages = world.content.private_messages.filter((message) => mayBeMessaged(world, member, message));
  return pageOfList('messages', messages, query);
};
