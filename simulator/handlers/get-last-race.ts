import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { Handler } from './handler.ts';

export const getLastRace: Handler<Rows['getLastRace']> = ({ world, params }) => {
  const [last] = world.draws.racesFrom(params.race, world.now(), { start: 0, limit: 1, isOver: true });
  if (last === undefined) throw new Refusal('notFound', 'No race was run yet');
  return last;
};
