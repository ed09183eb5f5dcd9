import type { SettleResult, Slip } from '#engine/sports';
import type { SportsContext } from '../sports/context.ts';

/**
 * The known results of a slip's matches, in the form that the engine settles by. A match that the world does not have never comes: a world
 * file has replaced the matches of its game. It is void, as one that is never played.
 */
export function slipResults(world: SportsContext, slip: Slip): Record<string, SettleResult> {
  const results: Record<string, SettleResult> = {};
  for (const { id } of slip.matches) {
    const plan = world.fixtures.plan(id);
    if (plan === undefined) {
      results[id] = 'void';
      continue;
    }
    const { state, result } = world.fixtures.state(plan, world.now());
    if (state === 'void') results[id] = 'void';
    else if (result) results[id] = result;
  }
  return results;
}
