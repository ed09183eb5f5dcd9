import type { SessionStep } from '#fixtures';
import { type Divergence, runSession } from '#cli/services/check/run-session.ts';
import { search, type Searched } from '#cli/services/check/search.ts';
import { SessionWorld } from '#cli/services/check/session-world.ts';
import type { Mutant } from './mutant.ts';
import { ENGINE_MUTANTS } from './mutants-of-engine.ts';
import { SIMULATOR_MUTANTS } from './mutants-of-simulator.ts';
import { TRANSPORT_MUTANTS } from './mutants-of-transport.ts';

export const MUTANTS: readonly Mutant[] = [...ENGINE_MUTANTS, ...SIMULATOR_MUTANTS, ...TRANSPORT_MUTANTS];

/** Searches for a session in which a mutant, or the intact one, differs from the model. */
export async function trial(
  mutant: Partial<Mutant>,
  runs: number,
  seed: number,
  onRun?: (run: number) => void,
): Promise<Searched> {
  const stage = await SessionWorld.here(mutant);
  try {
    return await search(stage, {
      runs,
      seed,
      ...(mutant.engine && { engine: mutant.engine }),
      ...(onRun && { onRun }),
    });
  } finally {
    await stage.close();
  }
}

/** Plays one session on a mutant, or on the intact one. */
export async function playAgain(
  mutant: Partial<Mutant>,
  steps: readonly SessionStep[],
): Promise<Divergence | undefined> {
  const stage = await SessionWorld.here(mutant);
  try {
    return await runSession(stage, steps, mutant.engine);
  } finally {
    await stage.close();
  }
}
