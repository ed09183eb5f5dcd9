import type { Rows } from '#contract/rows';
import { PERIODS_LISTED } from '../../domain/lottery/draws.ts';
import type { Handler } from '../shared/handler.ts';

const DEFAULT_PAGE_SIZE = 20;

export const listDrawResults: Handler<Rows['listDrawResults']> = ({ world, params, query }) => {
  const { start = 0, limit = DEFAULT_PAGE_SIZE } = query;
  const draws = world.draws.drawsFrom(params.lottery, world.now(), { start, limit, isOver: true });
  return { total: PERIODS_LISTED, draws };
};
