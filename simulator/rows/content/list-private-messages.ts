import type { Rows } from '#contract/rows';
import { mayBeAdvertised } from '../../domain/protection/marketing.ts';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

/** Messages that advertise are left out for a player who takes a break. */
export const listPrivateMessages: Handler<Rows['listPrivateMessages']> = ({ world, query, player }) => {
  const isAdvertised = mayBeAdvertised(world, player());
  const messages = world.content.private_messages.filter(({ purpose }) => isAdvertised || purpose !== 'marketing');
  return pageOfList('messages', messages, query);
};
