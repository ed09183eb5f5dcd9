import type { Rows } from '#contract/rows';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

export const listAnnouncements: Handler<Rows['listAnnouncements']> = ({ world, query }) =>
  pageOfList('notices', world.content.announcements, query);
