import { Option, type Command } from 'commander';

export function addSim(program: Command): void {
  program
    .command('sim')
    .description('Simulate the upstream on one port: every call, the wallet push, game pages, and /__sim to control it')
    .option('--port <number>', 'port; 0 for a free one', '8787')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--allow-host <name...>', 'more host names that it answers to')
    .option('--seed <text>', 'random seed', 'slipway')
    .option(
      '--start <instant>',
      'start time of the clock: an ISO instant, or now (default: now; of a recording: its own)',
    )
    .option('--speed <factor>', 'speed of the clock; 0 stops it, and /__sim/clock moves it', '1')
    .option('--data <dir>', 'store the world in this folder (default: in memory)')
    .option('--world <file>', 'a world as JSON (docs/qa/simulator.md)')
    .option('--faults <file>', 'fault rules as a JSON array')
    .option('--answers <file>', 'custom answers of rows as a JSON array (docs/qa/simulator-control.md)')
    .addOption(
      new Option('--upstream <kind>', 'strict-spec: as specified, without idempotency keys, deadlines and additions')
        .choices(['keyed', 'strict-spec'])
        .default('keyed'),
    )
    .addOption(
      new Option(
        '--profile <jurisdiction>',
        'enforce its rules (docs/qa/simulator-rules.md); a --data folder keeps its first profile',
      ).choices(['none', 'uk', 'br']),
    )
    .option('--strict', 'refuse what the contract does not name (default: ignore it)')
    .option('--brand <file>', 'a brand.json whose rules and base paths apply')
    .option('--proxy <url>', 'pass every call on to a real upstream and check its responses against the contract')
    .option('--push-relay <url>', 'send notifications to this test server instead of the push services of browsers')
    .option('--record <file>', 'with --proxy: append every response to this file')
    .option('--recording <file>', 'a file of --record as a world: its matches, prices, limits, bets and content')
    .option('--print-world', 'print the world of --recording as JSON for --world, and exit')
    .option('--produces', 'print what the seed decides as lines of JSON, and exit')
    .option('--rows', 'print all rows with handler, schemas and tests, and exit')
    .addHelpText(
      'after',
      `
Examples:
  slipway sim                                   real time, from now
  slipway sim --speed 60 --seed 7               a match lasts two minutes; seed 7 always gives the same world
  slipway sim --seed 7 --start 2026-06-01T12:00:00Z --produces | grep '"kind":"draw"'
  slipway sim --recording day.jsonl             the day that --proxy URL --record day.jsonl has seen, to bet on
  slipway sim --strict --brand my-brand.json     for tests of a client: exact calls, the brand's rules
  slipway sim --port 0 --speed 0 --data ./world a free port, a stopped clock, a stored world
`,
    )
    .action(async (options: unknown) => {
      const { runSim } = await import('#cli/services/sim/run-sim.ts');
      await runSim(options as Parameters<typeof runSim>[0]);
    });
}
