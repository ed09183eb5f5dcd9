import type { Rows } from '#contract/rows';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

/** Soccer and basketball together. */
export const listFeedMatches: Handler<Rows['listFeedMatches']> = ({ world, query }) => {
  const nowMs = world.now();
  const all = [...world.fixtures.onSale('soccer', nowMs), ...world.fixtures.onSale('basketball', nowMs)];
  return pageOfList(
    'matches',
    all.sort((one, other) => (one.start_time < other.start_time ? -1 : 1)),
    query,
  );
};
