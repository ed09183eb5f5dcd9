import { EngineError } from '#engine/money';
import { parseScore } from '#engine/sports';
import { Refusal } from '../../core/refusal.ts';
import type { MatchOverride } from './match-override.ts';
import type { SportsContext } from './context.ts';
import type { Override } from './plan/overrides.ts';

const HOUR_MS = 3_600_000;

/** A result or void settles the bets; so does too long a postponement. */
export function overrideMatch(world: SportsContext, id: string, change: MatchOverride): Override {
  const plan = world.fixtures.plan(id);
  if (plan === undefined)
    throw new Refusal('notFound', `Unknown match ${id}; GET /sports/api/v1/soccer lists some`, { field: id });
  const { result, suspended, start_time, odds, handicap, total } = change;
  const isTooLate =
    start_time !== undefined && Date.parse(start_time) - plan.startMs > world.fixtures.postponedHours * HOUR_MS;
  const isVoid = change.void ?? (isTooLate ? true : undefined);
  if (result) {
    try {
      parseScore(result, plan.game);
    } catch (error) {
      if (error instanceof EngineError) throw new Refusal('badRequest', error.message, { field: 'result' });
      throw error;
    }
  }
  const override = world.fixtures.overrides.set(
    id,
    {
      ...(result && { result }),
      ...(isVoid !== undefined && { isVoid }),
      ...(suspended && { suspended }),
      ...(start_time !== undefined && { startMs: Date.parse(start_time) }),
      ...(odds && { odds }),
      ...(handicap !== undefined && { handicap }),
      ...(total !== undefined && { total }),
    },
    world.now(),
  );
  // Also if void is undone or the end moves, because bets would otherwise wait for another match or the old end.
  if (result || isVoid !== undefined || start_time !== undefined) world.jobs.hasten('settleBet', world.now());
  return override;
}
