import type { SessionStep } from '#fixtures';
import { type Divergence, runSession } from '#cli/services/check/run-session.ts';
import { search, type Searched } from '#cli/services/check/search.ts';
import { SessionWorld } from '#cli/services/check/session-world.ts';
import type { Mutant } from './mutant.ts';
import { PAPER_WORLD } from './paper-world.ts';
import { ENGINE_MUTANTS } from './mutants-of-engine.ts';
import { SIMULATOR_MUTANTS } from './mutants-of-simulator.ts';
import { TRANSPORT_MUTANTS } from './mutants-of-transport.ts';

export const MUTANTS: readonly Mutant[] = [...ENGINE_MUTANTS, ...SIMULATOR_MUTANTS, ...TRANSPORT_MUTANTS];

interface TrialOptions {
  readonly runs: number;
  readonly seed: number;
  readonly onRun?: (run: number) => void;
  /** Only steps without an upstream: they catch these mistakes at least as early as whole sessions, a hundred times faster. */
  readonly onlyPaper?: boolean;
}

/** Searches for a session in which a mutant, or the intact version, differs from the model. */
export async function trial(mutant: Partial<Mutant>, options: TrialOptions): Promise<Searched> {
  const asked = { ...options, ...(mutant.engine && { engine: mutant.engine }) };
  if (options.onlyPaper === true) return search(PAPER_WORLD, asked);
  const stage = await SessionWorld.here(mutant);
  try {
    return await search(stage, asked);
  } finally {
    await stage.close();
  }
}

/** Plays one session on a mutant or the intact version. */
export async function playAgain(
  mutant: Partial<Mutant>,
  steps: readonly SessionStep[],
  onlyPaper = false,
): Promise<Divergence | undefined> {
  if (onlyPaper) return runSession(PAPER_WORLD, steps, mutant.engine);
  const stage = await SessionWorld.here(mutant);
  try {
    return await runSession(stage, steps, mutant.engine);
  } finally {
    await stage.close();
  }
}
