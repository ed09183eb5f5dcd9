import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { cricketPlan, showCricketMatch } from '#simulator/cricket/cricket-book.ts';
import type { Handler } from './handler.ts';

export const getCricketMatch: Handler<Rows['getCricketMatch']> = ({ world, params }) => {
  const plan = cricketPlan(world.seed, params.id);
  if (plan === undefined) throw new Refusal('notFound', 'No such cricket match', { field: 'params.id' });
  return showCricketMatch(plan, world.now());
};
