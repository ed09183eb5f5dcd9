import type { Command } from 'commander';

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('Explain the estimate of a slip: best and worst score of each match, sum of each fold')
    .argument('<file>', 'a scenario file with a sports slip, or - for standard input')
    .option('--id <id>', 'id of the scenario (default: the first sports scenario)')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `
Examples:
  slipway explain fixtures/scenarios/estimates.ndjson
  slipway explain slip.json --json`,
    )
    .action(async (file: string, options: { id?: string; json?: boolean }) => {
      const { showExplanation } = await import('#cli/services/slip/show-explanation.ts');
      await showExplanation(file, { id: options.id, asJson: options.json === true });
    });
}
