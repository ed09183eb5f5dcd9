import { usageError } from '#cli/terminal/errors.ts';
import { jsonValues } from '#cli/services/replay/scenarios/json-values.ts';
import { scenarioFiles } from '#cli/services/replay/scenarios/scenario-files.ts';
import type { Slip } from '#engine/sports';
import { readScenario, slipOf } from '#fixtures';
import { withEngineRefusals } from './engine-refusal.ts';

/**
 * The slip of a scenario file: the one with the id, or the first of kind `sports`.
 *
 * @throws CliError without such a scenario, or when it is invalid
 */
export async function readSlip(name: string, id: string | undefined): Promise<Slip> {
  for (const file of await scenarioFiles([name])) {
    for await (const batch of jsonValues(file)) {
      for (const entry of batch) {
        if ('problem' in entry) throw usageError(`${file}:${entry.line}: ${entry.problem}`);
        const value = entry.value as { readonly kind?: unknown; readonly id?: unknown } | null;
        if (value?.kind !== 'sports' || (id !== undefined && value.id !== id)) continue;
        const scenario = withEngineRefusals(() => readScenario(value));
        if (scenario.kind === 'sports') return slipOf(scenario);
      }
    }
  }
  const wanted = id === undefined ? 'of the kind sports' : `of the kind sports with the id ${id}`;
  throw usageError(`No scenario ${wanted} in ${name}`, ['List the ids with: slipway replay FILE --json']);
}
