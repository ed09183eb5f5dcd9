import type { Command } from 'commander';

export function addLines(program: Command): void {
  program
    .command('lines')
    .description('List the lines of a slip, page by page')
    .argument('<file>', 'a scenario file with a sports slip, or - for standard input')
    .option('--id <id>', 'id of the scenario (default: the first sports scenario)')
    .option('--offset <n>', 'first line, counted from 0', '0')
    .option('--limit <n>', 'maximum number of lines, up to 10000', '100')
    .option('--json', 'print one JSON object per line')
    .addHelpText(
      'after',
      `
Examples:
  slipway lines fixtures/scenarios/passes.ndjson
  slipway lines slip.json --offset 1000000000 --limit 5 --json`,
    )
    .action(async (file: string, options: { id?: string; offset: string; limit: string; json?: boolean }) => {
      const { showLines } = await import('#cli/services/slip/show-lines.ts');
      await showLines(file, { ...options, asJson: options.json === true });
    });
}
