import { Option, type Command } from 'commander';

/** `slipway sim`: the upstream on one port. The simulator itself is loaded only when it is called. */
export function addSim(program: Command): void {
  program
    .command('sim')
    .description('Serve the whole upstream on one port: every call, the wallet push, game pages, /__sim to control it')
    .option('--port <number>', 'port; 0 for a free one', '8787')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--seed <text>', 'everything random comes from it', 'slipway')
    .option('--start <instant>', "what the games' clock shows at the start: an ISO instant, or now", 'now')
    .option('--speed <factor>', "how fast the games' clock runs; 0: it stands, and /__sim/clock moves it", '1')
    .option('--data <dir>', 'keep the world in files of this folder; in memory without it')
    .option('--world <file>', 'a world written down as JSON (docs/simulator.md)')
    .option('--faults <file>', 'fault rules as a JSON list')
    .addOption(
      new Option(
        '--upstream <kind>',
        'strict-spec: as the specification has it, no keys, no deadlines, no additions of ours',
      )
        .choices(['keyed', 'strict-spec'])
        .default('keyed'),
    )
    .addOption(
      new Option(
        '--profile <jurisdiction>',
        'enforce its rules (docs/simulator.md); a folder of --data keeps what it was started with',
      ).choices(['none', 'uk', 'br']),
    )
    .option('--proxy <url>', 'pass every call on to a real upstream and check its answers against the contract')
    .option('--record <file>', 'with --proxy: append every answer to this file')
    .option('--recording <file>', 'answer reads as a file says that --record made')
    .option('--produces', 'print what the seed decides, a line of JSON each, and end')
    .option('--rows', 'print the table of all rows with handler, schemas and tests, and end')
    .addHelpText(
      'after',
      `
Examples:
  slipway sim                                   real time, from now
  slipway sim --speed 60 --seed 7               a match lasts two minutes; the same world for everybody with seed 7
  slipway sim --seed 7 --start 2026-06-01T12:00:00Z --produces | grep '"kind":"draw"'
  slipway sim --port 0 --speed 0 --data ./world a free port, a clock that stands, a world that survives
`,
    )
    .action(async (options: unknown) => {
      const { runSim } = await import('#cli/services/sim/run-sim.ts');
      await runSim(options as Parameters<typeof runSim>[0]);
    });
}
