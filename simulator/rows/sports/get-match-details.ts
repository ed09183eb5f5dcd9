import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { cricketPlan } from '../../domain/cricket/cricket-book.ts';
import { cricketDetails } from '../../domain/cricket/cricket-details.ts';
import { matchDetails } from '../../domain/sports/match-details.ts';
import type { Handler } from '../shared/handler.ts';

export const getMatchDetails: Handler<Rows['getMatchDetails']> = ({ world, params: { game, id } }) => {
  const cricket = game === 'cricket' ? cricketPlan(world.seed, id) : undefined;
  if (cricket !== undefined) return cricketDetails(world.seed, cricket, world.now());
  const plan = game === 'cricket' ? undefined : world.fixtures.plan(id);
  if (plan === undefined || plan.game !== game)
    throw new Refusal('notFound', 'No such match of this game', { field: 'params.id' });
  return matchDetails(world.fixtures, plan, world.now());
};
