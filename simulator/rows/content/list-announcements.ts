import type { Rows } from '#contract/rows';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';
import { newestFirst } from '../shared/newest-first.ts';

export const listAnnouncements: Handler<Rows['listAnnouncements']> = ({ world, query }) =>
  pageOfList('notices', newestFirst(world.content.announcements), query);
