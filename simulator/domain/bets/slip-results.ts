import type { SettleResult, Slip } from '#engine/sports';
import type { SportsContext } from '../sports/context.ts';

/** Known results of a slip's matches for the engine. A match that a world file has removed never comes: it is void. */
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
