import type { Rows } from '#contract/rows.ts';
import { PERIODS_KEPT } from '#simulator/lottery/draws.ts';
import type { Handler } from './handler.ts';

const PAGE_USUAL = 20;

export const listRaceResults: Handler<Rows['listRaceResults']> = ({ world, params, query }) => {
  const { start = 0, limit = PAGE_USUAL } = query;
  return {
    total: PERIODS_KEPT,
    races: world.draws.racesFrom(params.race, world.now(), { start, limit, isOver: true }),
  };
};
