import fc from 'fast-check';
import type { SessionStep } from '#fixtures/scenario/session-schema.ts';
import { ENGINE, type CheckedEngine } from './checked-engine.ts';
import { runSession, type Parted } from './run-session.ts';
import { session } from './session.arbitrary.ts';
import type { Stage } from './stage.ts';

/** What a search came to. */
export interface Searched {
  readonly seed: number;
  /** Sessions played until the first that failed, or all of them. */
  readonly runs: number;
  /** The failure, shrunk: its steps up to the one where model and simulator part. */
  readonly slowest: readonly { readonly run: number; readonly steps: string; readonly ms: number }[];
  /** The run in twenty parts: what a picture over time shows. */
  readonly parts: readonly { readonly from: number; sessions: number; steps: number; differ: number }[];
  readonly failure?: { readonly steps: readonly SessionStep[]; readonly parted: Parted; readonly shrinks: number };
}

export interface SearchOptions {
  readonly runs: number;
  readonly seed: number;
  readonly engine?: CheckedEngine;
  readonly onRun?: (run: number) => void;
  /** Sessions that may be played to make a failure small. */
  readonly shrinkMost?: number;
}

/** Shrinking stops here: a smaller session would be nicer, a found one is enough. */
const SHRINK_SESSIONS_MOST = 200;

/**
 * Makes sessions from a seed and plays them until model and simulator part; then looks for a smaller session that parts them too.
 *
 * @throws UpstreamGone
 */
export async function search(
  stage: Stage,
  { runs, seed, engine = ENGINE, onRun, shrinkMost = SHRINK_SESSIONS_MOST }: SearchOptions,
): Promise<Searched> {
  let run = 0;
  const story = new Story(runs);
  let foundAt: number | undefined;
  let best: { steps: readonly SessionStep[]; parted: Parted } | undefined;
  let gone: unknown;
  const property = fc.asyncProperty(session, async (steps) => {
    if (gone !== undefined) return;
    if (foundAt !== undefined && run - foundAt > shrinkMost) return;
    run += 1;
    if (foundAt === undefined) onRun?.(run);
    const from = performance.now();
    let parted: Parted | undefined;
    try {
      parted = await runSession(stage, steps, engine);
    } catch (error) {
      gone = error;
      return;
    }
    if (foundAt === undefined) story.tell(run, steps, performance.now() - from, parted !== undefined);
    if (parted === undefined) return;
    foundAt ??= run;
    // What comes after the step has no part in it.
    best = { steps: steps.slice(0, parted.step + 1), parted };
    throw new Error('parted');
  });
  const told = await fc.check(property, { numRuns: runs, seed });
  if (gone !== undefined) throw gone;
  if (best === undefined || foundAt === undefined) return { seed, runs: run, ...story.told };
  return { seed, runs: foundAt, ...story.told, failure: { ...best, shrinks: told.numShrinks } };
}

const SLOWEST_KEPT = 5;
const PARTS = 20;

/** What a report tells of a run besides its end. */
class Story {
  readonly #each: number;
  readonly told: { slowest: Searched['slowest']; readonly parts: Searched['parts'][number][] } = {
    slowest: [],
    parts: [],
  };

  constructor(runs: number) {
    this.#each = Math.max(1, Math.ceil(runs / PARTS));
  }

  tell(run: number, steps: readonly SessionStep[], ms: number, isDifferent: boolean): void {
    const { told } = this;
    const at = Math.floor((run - 1) / this.#each);
    const part = (told.parts[at] ??= { from: run, sessions: 0, steps: 0, differ: 0 });
    part.sessions += 1;
    part.steps += steps.length;
    if (isDifferent) part.differ += 1;
    if (ms <= (told.slowest[SLOWEST_KEPT - 1]?.ms ?? 0)) return;
    const entry = { run, steps: steps.map((step) => step.do).join(', '), ms };
    told.slowest = [...told.slowest, entry].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_KEPT);
  }
}
