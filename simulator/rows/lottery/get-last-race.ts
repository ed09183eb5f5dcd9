import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import type { Handler } from '../shared/handler.ts';

export const getLastRace: Handler<Rows['getLastRace']> = ({ world, params }) => {
  const [last] = world.draws.racesFrom(params.race, world.now(), { start: 0, limit: 1, isOver: true });
  if (last === undefined) throw new Refusal('notFound', 'No race has been run yet');
  return last;
};
