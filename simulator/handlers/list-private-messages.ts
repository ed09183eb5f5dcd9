import type { Rows } from '#contract/rows.ts';
import { pageOfList } from './page-of-list.ts';
import type { Handler } from './handler.ts';

export const listPrivateMessages: Handler<Rows['listPrivateMessages']> = ({ world, query, player }) => {
  player();
  return pageOfList('messages', world.content.private_messages, query);
};
