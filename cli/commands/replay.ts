import type { Command } from 'commander';

/** `slipway replay FILE...`: compares computed bets with their scenarios. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Compute bet scenarios with the engine and compare the expected results')
    .argument(
      '<file...>',
      'scenario files (JSON or one JSON object per line), folders of them, or - for standard input',
    )
    .option('--json', 'print one line per scenario; the summary goes to standard error')
    .option('--shard <i/n>', 'only every n-th scenario, starting with the i-th')
    .option('--against <url>', 'also place the bets at a running simulator, set the results, and compare the wallet')
    .option('--report <file>', 'write a report (.html or .md)')
    .option('--junit <file>', 'also write the results as JUnit XML')
    .option('--tap <file>', 'also write the results as TAP')
    .option('--require-played <n>', 'with --against: exit 1 unless the upstream played at least n scenarios')
    .option('--jobs <n>', 'number of processes', '1')
    .addHelpText(
      'after',
      `
Exit code: 0 all as expected, 1 a mismatch, or no scenario, 2 an invalid scenario or unreadable file, 3 the simulator is gone (finished
results are kept). What an upstream cannot play is counted and named; in JUnit and TAP files it is skipped. Nothing else stops the run. --against signs in as the demo player, or as SLIPWAY_ACCOUNT with SLIPWAY_PASSWORD.

Examples:
  slipway replay fixtures/scenarios
  slipway replay bets.ndjson --json | grep '"ok":false'
  generate-bets | slipway replay -
  slipway replay big.ndjson --shard 2/4
  slipway replay fixtures/scenarios --against http://127.0.0.1:8787 --jobs 2
  slipway replay fixtures/scenarios --against http://127.0.0.1:8787 --require-played 200 --junit replay.xml`,
    )
    .action(
      async (files: readonly string[], { json, ...options }: { json?: boolean; shard?: string; jobs: string }) => {
        const { replay } = await import('#cli/services/replay/replay.ts');
        await replay(files, { shard: undefined, ...options, asJson: json === true });
      },
    );
}
