import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { jsonValues } from '#cli/services/replay/json-values.ts';
import { scenarioFiles } from '#cli/services/replay/scenario-files.ts';
import type { Slip } from '#engine/sports/slip.ts';
import { readScenario } from '#fixtures/scenario/read-scenario.ts';
import { slipOf } from '#fixtures/scenario/run-sports.ts';
import { withEngineRefusals } from './engine-refusal.ts';

/**
 * The slip of a scenario file: that with the id, or the first of the kind `sports`. Other scenarios are passed over.
 *
 * @throws CliError where there is none, or it is wrong
 */
export async function readSlip(name: string, id: string | undefined): Promise<Slip> {
  for (const file of await scenarioFiles([name])) {
    for await (const batch of jsonValues(file)) {
      for (const entry of batch) {
        if ('problem' in entry) throw new CliError(`${file}:${entry.line}: ${entry.problem}`, { exitCode: EXIT.usage });
        const value = entry.value as { readonly kind?: unknown; readonly id?: unknown } | null;
        if (value?.kind !== 'sports' || (id !== undefined && value.id !== id)) continue;
        const scenario = withEngineRefusals(() => readScenario(value));
        if (scenario.kind === 'sports') return slipOf(scenario);
      }
    }
  }
  const wanted = id === undefined ? 'of the kind sports' : `of the kind sports with the id ${id}`;
  throw new CliError(`No scenario ${wanted} in ${name}`, {
    next: ['List the ids with: slipway replay FILE --json'],
    exitCode: EXIT.usage,
  });
}
