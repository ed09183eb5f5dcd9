import type { Rows } from '#contract/rows';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

export const listResults: Handler<Rows['listResults']> = ({ world, params, query }) =>
  pageOfList('matches', world.fixtures.results(params.game, world.now()), query);
