import type { Rows } from '#contract/rows';
import { mayBeMessaged } from '../../domain/protection/marketing.ts';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

/** Messages that advertise are left out for a player who takes a break, or has not agreed where that is asked. */
export const listPrivateMessages: Handler<Rows['listPrivateMessages']> = ({ world, query, player }) => {
  const isAdvertised = mayBeMessaged(world, player());
  const messages = world.content.private_messages.filter(({ purpose }) => isAdvertised || purpose !== 'marketing');
  return pageOfList('messages', messages, query);
};
