import type { Rows } from '#contract/rows.ts';
import { pageOfList } from './page-of-list.ts';
import type { Handler } from './handler.ts';

export const listResults: Handler<Rows['listResults']> = ({ world, params, query }) =>
  pageOfList('matches', world.fixtures.results(params.game, world.now()), query);
