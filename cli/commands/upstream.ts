import type { Command } from 'commander';

/** `slipway upstream ...`: what a real upstream can do. */
export function addUpstream(program: Command): void {
  const upstream = program.command('upstream').description('Test what a real upstream can do');
  upstream
    .command('check')
    .description('Prove idempotency keys, outcome lookup, clocks, refresh and the contract on an upstream')
    .argument('<url>', 'address of the upstream')
    .option('--brand <id>', "write the proof into the brand's folder, where slipway brand check reads it")
    .option('--out <file>', 'write the proof to a file')
    .option('--yes', 'also on a host that is not this machine: it opens about six deposits that stay unpaid')
    .option('--json', 'print the proof as JSON')
    .addHelpText(
      'after',
      `
Signs in with SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD, or as the simulator's demo player. Opens deposits of the smallest amount: the same key twice, with another
body, in parallel, and after its deadline; then counts the orders. Nothing is paid. At an upstream that takes no deposits, the keys are not tried.
On a host that is not this machine, an account must be given.
Exit code: 0 the brand may say "keyed", or nothing failed; 1 keys failed, or the brand's profile needs protection and the upstream has none; 2 cannot run; 3 the
upstream is gone.

Examples:
  slipway upstream check http://127.0.0.1:8787
  slipway upstream check https://api.example.com --yes --brand my-brand`,
    )
    .action(async (url: string, flags: object) => {
      const { runSuites } = await import('#cli/services/suites/run-suites.ts');
      await runSuites({ ...flags, against: url, suite: 'keys', runs: '0' });
    });
}
