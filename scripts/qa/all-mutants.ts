import { search, type Searched } from '#cli/services/check/search.ts';
import { Stage } from '#cli/services/check/stage.ts';
import type { Mutant } from './mutant.ts';
import { ENGINE_MUTANTS } from './mutants-of-engine.ts';
import { SIMULATOR_MUTANTS } from './mutants-of-simulator.ts';
import { TRANSPORT_MUTANTS } from './mutants-of-transport.ts';

export const MUTANTS: readonly Mutant[] = [...ENGINE_MUTANTS, ...SIMULATOR_MUTANTS, ...TRANSPORT_MUTANTS];

/** Looks for a session that tells a mutant, or the sound one, from what is right. */
export async function trial(
  mutant: Partial<Mutant>,
  runs: number,
  seed: number,
  onRun?: (run: number) => void,
): Promise<Searched> {
  const stage = await Stage.here(mutant);
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
