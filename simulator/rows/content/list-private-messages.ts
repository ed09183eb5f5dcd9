import type { Rows } from '#contract/rows';
import { mayBeMessaged } from '../../domain/protection/marketing.ts';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';
import { newestFirst } from '../shared/newest-first.ts';

/**
 * Without advertising during a break, or if the player did not agree to the product where that is asked. A message that is older than
 * the account came with it: nothing was written to a player who was not there.
 */
export const listPrivateMessages: Handler<Rows['listPrivateMessages']> = ({ world, query, player }) => {
  const member = player();
  const { createdMs } = member;
  const messages = world.content.private_messages.filter((message) => mayBeMessaged(world, member, message));
  const dated = newestFirst(messages).map((message) =>
    Date.parse(message.at) < createdMs ? { ...message, at: new Date(createdMs).toISOString() } : message,
  );
  return pageOfList('messages', dated, query);
};
