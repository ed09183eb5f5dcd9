import type { Slip } from '#engine/sports/slip.ts';
import { endOf } from '#simulator/sport/match-state.ts';
import type { World } from '#simulator/world/world.ts';

/** When the next match of a slip is over, after now; undefined when all are. A bet is looked at again then. */
export function nextEndMs(world: World, slip: Slip): number | undefined {
  const ends = slip.matches.flatMap(({ id }) => {
    const plan = world.fixtures.plan(id);
    return plan ? [endOf(plan, world.fixtures.override(id))] : [];
  });
  const later = ends.filter((end) => end > world.now());
  return later.length === 0 ? undefined : Math.min(...later);
}
