import type { Rows } from '#contract/rows.ts';
import { pageOfList } from './page-of-list.ts';
import type { Handler } from './handler.ts';

export const listAnnouncements: Handler<Rows['listAnnouncements']> = ({ world, query }) =>
  pageOfList('notices', world.content.announcements, query);
