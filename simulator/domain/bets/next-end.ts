import type { Slip } from '#engine/sports';
import { endOf } from '../sports/match-state.ts';
import type { SportsContext } from '../sports/context.ts';

/** When the slip's next match ends, and the bet is checked again; undefined if all have ended. */
export function nextEndMs(world: SportsContext, slip: Slip): number | undefined {
  const ends = slip.matches.flatMap(({ id }) => {
    const plan = world.fixtures.plan(id);
    return plan ? [endOf(plan, world.fixtures.override(id))] : [];
  });
  const later = ends.filter((end) => end > world.now());
  return later.length === 0 ? undefined : Math.min(...later);
}
