import fc from 'fast-check';
import type { SessionStep } from '#fixtures';
import { runSession, type Divergence } from './run-session.ts';
import { session } from './session.arbitrary.ts';
import type { SessionWorld } from './session-world.ts';

export interface Searched {
  readonly seed: number;
  readonly runs: number;
  /** The run in twenty parts, each a case for CI. */
  readonly parts: readonly { readonly from: number; sessions: number; differ: number }[];
  readonly failure?: {
    readonly steps: readonly SessionStep[];
    readonly divergence: Divergence;
  };
}

export interface SearchOptions {
  readonly runs: number;
  readonly seed: number;
  readonly onRun?: (run: number) => void;
  /** Sessions that differed before, played first. */
  readonly kept?: readonly (readonly SessionStep[])[];
  readonly maxShrinkSessions?: number;
}

/** A smaller session would be nicer, but this one helps already. */
const MAX_SHRINK_SESSIONS = 200;
const PARTS = 20;

/**
 * Plays random sessions until model and simulator differ, then shrinks the failing one.
 *
 * @throws UpstreamGone
 */
export async function search(
  world: SessionWorld,
  { runs, seed, onRun, kept = [], maxShrinkSessions = MAX_SHRINK_SESSIONS }: SearchOptions,
): Promise<Searched> {
  let run = 0;
  const each = Math.max(1, Math.ceil((runs + kept.length) / PARTS));
  const parts: Searched['parts'][number][] = [];
  let foundAt: number | undefined;
  let best: Failing | undefined;
  let gone: unknown;
  const property = fc.asyncProperty(session, async (steps) => {
    if (gone !== undefined) return;
    if (foundAt !== undefined && run - foundAt > maxShrinkSessions) return;
    run += 1;
    if (foundAt === undefined) onRun?.(run);
    let divergence: Divergence | undefined;
    try {
      divergence = await runSession(world, steps);
    } catch (error) {
      gone = error;
      return;
    }
    if (foundAt === undefined) {
      const part = (parts[Math.floor((run - 1) / each)] ??= { from: run, sessions: 0, differ: 0 });
      part.sessions += 1;
      if (divergence !== undefined) part.differ += 1;
    }
    if (divergence === undefined) return;
    foundAt ??= run;
    best = { steps: steps.slice(0, divergence.step + 1), divergence };
    throw new Error('divergence');
  });
  await fc.check(property, {
    numRuns: runs + kept.length,
    seed,
    examples: kept.map((steps) => [[...steps]] as [SessionStep[]]),
  });
  if (gone !== undefined) throw gone;
  if (best === undefined || foundAt === undefined) return { seed, runs: run, parts };
  const smallest = await withoutIdleSteps(best, (steps) => runSession(world, steps));
  return { seed, runs: foundAt, parts, failure: smallest };
}

interface Failing {
  readonly steps: readonly SessionStep[];
  readonly divergence: Divergence;
}

/** Removes each step that is not needed to fail: shrinking, which also tries smaller amounts, may stop before that. */
async function withoutIdleSteps(
  found: Failing,
  play: (steps: readonly SessionStep[]) => Promise<Divergence | undefined>,
): Promise<Failing> {
  let smallest = found;
  for (let at = found.steps.length - 1; at >= 0; at -= 1) {
    const steps = smallest.steps.filter((_, index) => index !== at);
    const divergence = steps.length === 0 ? undefined : await play(steps);
    if (divergence !== undefined) smallest = { steps: steps.slice(0, divergence.step + 1), divergence };
  }
  return smallest;
}
