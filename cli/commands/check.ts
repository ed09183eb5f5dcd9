import type { Command } from 'commander';

/** `slipway check`: sessions that nobody thought of. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('Play made-up sessions on a model and on the simulator, and compare them after every step')
    .option('--against <url>', 'a running simulator; one in this process without it')
    .option('--runs <n>', 'how many sessions', '500')
    .option('--seed <n>', 'what the sessions are made from; a new one each time without it')
    .option('--scenario <file>', 'where a failure is written, for replay; slipway-check-SEED.json without it')
    .option('--report <file>', 'write a page for people (.html or .md)')
    .addHelpText(
      'after',
      `
Sessions sign in, deposit, place singles and strings, lose answers, repeat keys, see odds move, settle, void, sell back and withdraw. After every step
the balance, every bet and every push are compared with a model that computes with the engine. A failure is made small, printed, and
written as a scenario. Exit status: 0 they agree, 1 they part, 3 the simulator is gone.

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
