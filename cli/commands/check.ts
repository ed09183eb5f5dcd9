import { type Command, Option } from 'commander';
import { SUITES } from '#cli/services/suites/suites.ts';

/** `slipway check`: every suite that checks an upstream. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('Check an upstream: as a player, by random sessions, call by call, its keys, known bets')
    .option('--against <url>', 'a running upstream (default: a simulator in this process)')
    .addOption(
      new Option('--suite <name>', 'what is checked (default: player, and at a simulator sessions too)').choices(
        SUITES,
      ),
    )
    .option('--runs <n>', 'sessions: how many', '500')
    .option('--seed <n>', 'sessions: random seed (default: a new one each time)')
    .option(
      '--scenario <file>',
      'sessions: file for a failure, which the next run plays first (default: slipway-check-SEED.json)',
    )
    .option(
      '--level <level>',
      'specification, keyed (keys and deadlines too) or all (default: rows all, player specification, at a simulator all)',
    )
    .option('--states <url>', "player: the states endpoint of a test system (default: a simulator's own)")
    .option('--read-only', 'player: place no bets')
    .option('--yes', 'player, keys: also on a host that is not this machine')
    .option('--json', 'print the results as JSON')
    .option('--rows', 'the same as --suite rows')
    .option('--only <rows>', 'rows: these, separated by commas')
    .option('--openapi <file>', "rows: the OpenAPI document (default: the simulator's, or the contract's)")
    .option('--max-ms <n>', 'rows: an answer that takes longer is a finding')
    .option('--max-spend <amount>', 'what bets may take from the account (default: player 50, rows nothing)')
    .option('--report <file>', 'write a report (.html or .md)')
    .option('--junit <file>', 'also write the results as JUnit XML')
    .option('--tap <file>', 'also write the results as TAP')
    .addHelpText(
      'after',
      `
player    signs in, bets at the least stake, and compares all that can be read: balances, highest returns, lists and their pages, statement, statistics,
          limits, wrong slips, another player. Needs nothing but an account, SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD; of a second player,
          SLIPWAY_SECOND_ACCOUNT and SLIPWAY_SECOND_PASSWORD; of a test system, --states; for transfers and withdrawals, SLIPWAY_PAYMENT_PASSWORD.
sessions  random sessions at a simulator, each step compared with a model that shares no code with the engine. A failure is shrunk and written as a scenario.
rows      every row of the OpenAPI document: valid, boundary and broken requests. Where there is no /__sim, it names and leaves out what spends the
          account's money unless --max-spend says how much, and what changes the account permanently.
keys      idempotency keys, outcome lookup, clocks and refresh: opens about six deposits, which stay unpaid.
book      the scenarios of fixtures/scenarios, as slipway replay --against plays them; needs a simulator.

Exit code: 0 all agrees, 1 something differs, or nothing was checked, 2 wrong use, 3 the upstream cannot be reached.

Examples:
  slipway check --runs 2000
  slipway check --against http://127.0.0.1:8787 --seed 7
  slipway check --against https://test.example.com --yes --max-spend 20 --junit player.xml
  slipway check --suite player --level all --against http://127.0.0.1:8787
  slipway check --suite rows --only placeBet,cashOut
  slipway replay slipway-check-7.json`,
    )
    .action(async (options: object, command: Command) => {
      const { runSuites } = await import('#cli/services/suites/run-suites.ts');
      const given = Object.keys(options).filter((name) => command.getOptionValueSource(name) !== 'default');
      await runSuites(options as Parameters<typeof runSuites>[0], given);
    });
}
