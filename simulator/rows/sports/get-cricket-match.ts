import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { cricketPlan, showCricketMatch } from '../../domain/cricket/cricket-book.ts';
import type { Handler } from '../shared/handler.ts';

export const getCricketMatch: Handler<Rows['getCricketMatch']> = ({ world, params }) => {
  const plan = cricketPlan(world.seed, params.id);
  if (plan === undefined) throw new Refusal('notFound', 'No such cricket match', { field: 'params.id' });
  return showCricketMatch(world.seed, plan, world.now());
};
