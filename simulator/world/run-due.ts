import { settleBet } from '#simulator/bets/settle-bet.ts';
import type { JobKind } from './jobs.ts';
import type { World } from './world.ts';

/** What happens when a job's time has come. */
const JOB_HANDLERS: { readonly [K in JobKind]: (world: World, ref: string) => void } = {
  settleBet,
};

/**
 * Lets everything happen that is due by now, one thing after the other, each at its own instant of the games' clock and
 * in its own transaction. Called by the timer and before every request, so that nobody ever sees a world that is late.
 */
export function runDue(world: World): void {
  const nowMs = world.clock.now();
  for (let job = world.jobs.due(nowMs); job; job = world.jobs.due(nowMs)) {
    const { seq, kind, ref, dueMs } = job;
    world.at(dueMs, () =>
      world.change(() => {
        world.jobs.done(seq);
        JOB_HANDLERS[kind](world, ref);
      }),
    );
  }
}
