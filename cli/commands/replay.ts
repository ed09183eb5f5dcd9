import type { Command } from 'commander';

/** `slipway replay FILE...`: bet scenarios, computed and compared. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Compute bet scenarios with the engine and compare what they expect')
    .argument(
      '<file...>',
      'scenario files (JSON or one JSON object per line), folders of them, or - for standard input',
    )
    .option('--json', 'print one line per scenario; the summary goes to standard error')
    .option('--shard <i/n>', 'only every n-th scenario, from the i-th on')
    .option('--jobs <n>', 'spread the scenarios over n processes', '1')
    .addHelpText(
      'after',
      `
Exit status: 0 all as expected, 1 a mismatch, 2 a scenario or file that cannot be read; nothing stops the rest of the run.

Examples:
  $ slipway replay fixtures/scenarios
  $ slipway replay bets.ndjson --json | grep '"ok":false'
  $ generate-bets | slipway replay -
  $ slipway replay big.ndjson --shard 2/4`,
    )
    .action(async (files: readonly string[], options: { json?: boolean; shard?: string; jobs: string }) => {
      const { replay } = await import('#cli/services/replay/replay.ts');
      await replay(files, { asJson: options.json === true, shard: options.shard, jobs: options.jobs });
    });
}
