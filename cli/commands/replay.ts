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
    .option('--against <url>', 'also play the bets at a running simulator: place, set the result, compare the wallet')
    .option('--report <file>', 'write a page for people (.html or .md)')
    .option('--jobs <n>', 'spread the scenarios over n processes', '1')
    .addHelpText(
      'after',
      `
Exit status: 0 all as expected, 1 a mismatch, 2 a scenario or file that cannot be read; 3 the simulator is gone (what
was finished stands); nothing else stops the rest of the run. --against signs in as the demo player, or as SLIPWAY_ACCOUNT with SLIPWAY_PASSWORD.

Examples:
  $ slipway replay fixtures/scenarios
  $ slipway replay bets.ndjson --json | grep '"ok":false'
  $ generate-bets | slipway replay -
  $ slipway replay big.ndjson --shard 2/4
  $ slipway replay fixtures/scenarios --against http://127.0.0.1:8787 --jobs 2`,
    )
    .action(
      async (
        files: readonly string[],
        options: { json?: boolean; shard?: string; jobs: string; against?: string; report?: string },
      ) => {
        const { replay } = await import('#cli/services/replay/replay.ts');
        const { json, shard, jobs, against, report } = options;
        await replay(files, { asJson: json === true, shard, jobs, against, report });
      },
    );
}
