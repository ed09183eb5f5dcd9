import type { Rows } from '#contract/rows';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

export const listFeedResults: Handler<Rows['listFeedResults']> = ({ world, query }) => {
  const nowMs = world.now();
  const all = [...world.fixtures.results('soccer', nowMs), ...world.fixtures.results('basketball', nowMs)];
  return pageOfList(
    'matches',
    all.sort((one, other) => (one.start_time > other.start_time ? -1 : 1)),
    query,
  );
};
