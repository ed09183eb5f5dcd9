import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { priceHistory } from '../../domain/sports/price-history.ts';
import type { Handler } from '../shared/handler.ts';

export const getPriceHistory: Handler<Rows['getPriceHistory']> = ({ world, params: { game, id } }) => {
  const plan = world.fixtures.plan(id);
  if (plan === undefined || plan.game !== game)
    throw new Refusal('notFound', 'No such match of this game', { field: 'params.id' });
  return priceHistory(world.fixtures, plan, world.now());
};
