import type { Rows } from '#contract/rows';
import { PERIODS_LISTED } from '../../domain/lottery/draws.ts';
import type { Handler } from '../shared/handler.ts';

const DEFAULT_PAGE_SIZE = 20;

export const listRaceResults: Handler<Rows['listRaceResults']> = ({ world, params, query }) => {
  const { start = 0, limit = DEFAULT_PAGE_SIZE } = query;
  return {
    total: PERIODS_LISTED,
    races: world.draws.racesFrom(params.race, world.now(), { start, limit, isOver: true }),
  };
};
