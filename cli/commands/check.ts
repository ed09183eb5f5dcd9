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
    .option('--rows', 'check every row of the OpenAPI document instead: valid, boundary and broken requests')
    .option('--only <rows>', 'with --rows: these rows, separated by commas')
    .option('--openapi <file>', "with --rows: the OpenAPI document (default: the simulator's, or the contract's)")
    .option('--max-ms <n>', 'with --rows: an answer that takes longer is a finding')
    .option(
      '--max-spend <amount>',
      'with --rows: what the account may lose where there is no /__sim (default: nothing)',
    )
    .option('--junit <file>', 'also write the results as JUnit XML')
    .option('--tap <file>', 'also write the results as TAP')
    .addHelpText(
      'after',
      `
Sessions sign in, deposit, transfer, claim rewards, place singles and accumulators, bet on draws, races and cricket, press twice at once, lose responses,
repeat keys, change prices and limits, restart the upstream, settle, void, cash out and withdraw. After every step the balance, every bet and every push are
compared with a model that shares no code with the engine. A failure is shrunk, printed, and written as a scenario.

--rows needs no simulator: it works at any upstream. Where there is no /__sim, it signs in as SLIPWAY_ACCOUNT with SLIPWAY_PASSWORD, and names and leaves out
the rows that change the account permanently, and those that spend its money unless --max-spend says how much (100 is enough for one of each game).
Exit code: 0 no difference, 1 a difference, or nothing was checked, 3 the simulator is gone.

Examples:
  slipway check --runs 2000
  slipway check --against http://127.0.0.1:8787 --seed 7
  slipway replay slipway-check-7.json
  slipway check --rows --against http://127.0.0.1:8787 --junit rows.xml
  slipway check --rows --only placeBet,cashOut
  slipway check --rows --against https://test.example.com --max-spend 100`,
    )
    .action(async (options: unknown) => {
      if ((options as { rows?: boolean }).rows === true) {
        const { checkRows } = await import('#cli/services/rows/check-rows.ts');
        return checkRows(options as Parameters<typeof checkRows>[0]);
      }
      const { check } = await import('#cli/services/check/check.ts');
      return check(options as Parameters<typeof check>[0]);
    });
}
