import type { InferOutput } from 'valibot';
import { EngineError } from '#engine/misuse/engine-error.ts';
import { parseScore } from '#engine/sports/score.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { MatchOverride } from '#simulator/world/world-file.ts';
import type { World } from '#simulator/world/world.ts';
import type { Override } from './overrides.ts';

/** Lays something over a match: a result or a void settles what hangs on it. */
export function overrideMatch(world: World, id: string, asked: InferOutput<typeof MatchOverride>): Override {
  const plan = world.fixtures.plan(id);
  if (plan === undefined)
    throw new Refusal('notFound', `No match is called ${id}; GET /sports/api/v1/soccer lists some`, { field: id });
  const { result, void: isVoid, suspended, start_time, odds } = asked;
  if (result) {
    try {
      parseScore(result, plan.game);
    } catch (error) {
      if (error instanceof EngineError) throw new Refusal('badRequest', error.message, { field: 'result' });
      throw error;
    }
  }
  const laid = world.fixtures.overrides.lay(id, {
    ...(result && { result }),
    ...(isVoid !== undefined && { isVoid }),
    ...(suspended && { suspended }),
    ...(start_time !== undefined && { startMs: Date.parse(start_time) }),
    ...(odds && { odds }),
  });
  if (result || isVoid === true) world.jobs.hasten('settleBet', world.now());
  return laid;
}
