import type { Rows } from '#contract/rows';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

export const listPrivateMessages: Handler<Rows['listPrivateMessages']> = ({ world, query, player }) => {
  player();
  return pageOfList('messages', world.content.private_messages, query);
};
