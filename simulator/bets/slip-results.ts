import type { SettleResult } from '#engine/sports/settle.ts';
import type { Slip } from '#engine/sports/slip.ts';
import type { World } from '#simulator/world/world.ts';

/** What is known now of the matches of a slip, as the engine settles by it. */
export function slipResults(world: World, slip: Slip): Record<string, SettleResult> {
  const results: Record<string, SettleResult> = {};
  for (const { id } of slip.matches) {
    const plan = world.fixtures.plan(id);
    if (plan === undefined) continue;
    const { state, result } = world.fixtures.state(plan, world.now());
    if (state === 'void') results[id] = 'void';
    else if (result) results[id] = result;
  }
  return results;
}
