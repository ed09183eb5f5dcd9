import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { PERIODS_LISTED } from '../../domain/lottery/draws.ts';
import type { Handler } from '../shared/handler.ts';

const DEFAULT_PAGE_SIZE = 20;

export const listRaces: Handler<Rows['listRaces']> = ({ world, params, query }) => {
  const nowMs = world.now();
  const { start = 0, limit = DEFAULT_PAGE_SIZE, id } = query;
  if (id === undefined)
    return { total: PERIODS_LISTED, races: world.draws.racesFrom(params.race, nowMs, { start, limit }) };
  const race = world.draws.race(params.race, id, nowMs);
  if (race === undefined) throw new Refusal('notFound', `Unknown race of ${params.race}: ${id}`, { field: 'query.id' });
  return { total: 1, races: [race] };
};
