import type { Rows } from '#contract/rows.ts';
import { pageOfList } from './page-of-list.ts';
import type { Handler } from './handler.ts';

/** The feed carries the matches of soccer and basketball in one list. */
export const listFeedMatches: Handler<Rows['listFeedMatches']> = ({ world, query }) => {
  const nowMs = world.now();
  const all = [...world.fixtures.onSale('soccer', nowMs), ...world.fixtures.onSale('basketball', nowMs)];
  return pageOfList(
    'matches',
    all.sort((one, other) => (one.start_time < other.start_time ? -1 : 1)),
    query,
  );
};
