import type { Command } from 'commander';

/** `slipway check`: random sessions. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('Play random sessions on a model and on the simulator, and compare both after every step')
    .option('--against <url>', 'a running simulator (default: one in this process)')
    .option('--runs <n>', 'number of sessions', '500')
    .option('--seed <n>', 'random seed (default: a new one each time)')
    .option('--scenario <file>', 'file for a failure, to replay it (default: slipway-check-SEED.json)')
    .option('--report <file>', 'write a report (.html or .md)')
    .option('--junit <file>', 'also write the results as JUnit XML')
    .option('--tap <file>', 'also write the results as TAP')
    .addHelpText(
      'after',
      `
Sessions sign in, deposit, place singles and accumulators, lose responses, repeat keys, change prices, settle, void, cash out and withdraw. After every step
the balance, every bet and every push are compared with a model that uses the engine. A failure is shrunk, printed, and
written as a scenario. Exit code: 0 no difference, 1 a difference, 3 the simulator is gone.

Examples:
  $ slipway check --runs 2000
  $ slipway check --against http://127.0.0.1:8787 --seed 7
  $ slipway replay slipway-check-7.json`,
    )
    .action(async (options: unknown) => {
      const { check } = await import('#cli/services/check/check.ts');
      await check(options as Parameters<typeof check>[0]);
    });
}
