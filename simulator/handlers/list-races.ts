import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { PERIODS_KEPT } from '#simulator/lottery/draws.ts';
import type { Handler } from './handler.ts';

const PAGE_USUAL = 20;

export const listRaces: Handler<Rows['listRaces']> = ({ world, params, query }) => {
  const nowMs = world.now();
  const { start = 0, limit = PAGE_USUAL, id } = query;
  if (id === undefined)
    return { total: PERIODS_KEPT, races: world.draws.racesFrom(params.race, nowMs, { start, limit }) };
  const race = world.draws.race(params.race, id, nowMs);
  if (race === undefined)
    throw new Refusal('notFound', `No race of ${params.race} is called ${id}`, { field: 'query.id' });
  return { total: 1, races: [race] };
};
