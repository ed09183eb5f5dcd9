import type { Rows } from '#contract/rows.ts';
import { PERIODS_KEPT } from '#simulator/lottery/draws.ts';
import type { Handler } from './handler.ts';

const PAGE_USUAL = 20;

export const listDrawResults: Handler<Rows['listDrawResults']> = ({ world, params, query }) => {
  const { start = 0, limit = PAGE_USUAL } = query;
  const draws = world.draws.drawsFrom(params.lottery, world.now(), { start, limit, isOver: true });
  return { total: PERIODS_KEPT, draws };
};
