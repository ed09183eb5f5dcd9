import type { Rows } from '#contract/rows';
import { cricketFinished, showCricketMatch } from '../../domain/cricket/cricket-book.ts';
import { pageOfList } from '../shared/page-of-list.ts';
import type { Handler } from '../shared/handler.ts';

export const listCricketResults: Handler<Rows['listCricketResults']> = ({ world, query }) => {
  const nowMs = world.now();
  return pageOfList(
    'matches',
    cricketFinished(world.seed, nowMs).map((plan) => showCricketMatch(world.seed, plan, nowMs)),
    query,
  );
};
