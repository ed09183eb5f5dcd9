import type { Command } from 'commander';

/** `slipway audit FILE`: settled bets, recomputed. */
export function addAudit(program: Command): void {
  program
    .command('audit')
    .description('Recompute the settled bets of an operator and write down what differs')
    .argument('[file]', 'settled bets, NDJSON or CSV (docs/qa.md), or - for standard input')
    .option('--differences <file>', 'write what differs here (.csv, else NDJSON); to standard output without it')
    .option('--summary <file>', 'write counts and sums here, as JSON')
    .option('--report <file>', 'write a page for people (.html or .md)')
    .option('--state <file>', 'keep how far it came; the same command goes on after a kill')
    .option('--shard <i/n>', 'only the bets of one shard of n, by their ids')
    .option('--jobs <n>', 'processes that compute', '2')
    .option('--queue <redis>', 'let the workers of this Redis compute, on as many machines as there are')
    .option('--worker <redis>', 'be such a worker, instead of auditing a file')
    .option('--rules <version>', 'rules of settlement, by their version', 'platform-1')
    .addHelpText(
      'after',
      `
Exit status: 0 all as the engine has it, 1 findings, 2 wrong use. Nothing in a record stops the run: it is told with its line.

Examples:
  $ slipway audit bets.ndjson > differences.ndjson
  $ slipway audit bets.csv --differences differences.csv --summary summary.json --report audit.html
  $ zcat export.gz | slipway audit - --shard 1/4 | grep '"kind":"payout"'
  $ slipway audit bets.ndjson --differences d.ndjson --state audit.state
  $ slipway audit --worker redis://queue:6379 &
  $ slipway audit /shared/bets.ndjson --queue redis://queue:6379 > differences.ndjson`,
    )
    .action(async (file: string | undefined, options: { worker?: string }, command: Command) => {
      if (options.worker !== undefined) {
        const { workAtQueue } = await import('#cli/services/audit/queue/work.ts');
        return workAtQueue(options.worker);
      }
      if (file === undefined) return command.error("error: missing required argument 'file'", { exitCode: 2 });
      const { audit } = await import('#cli/services/audit/audit.ts');
      await audit(file, options as Parameters<typeof audit>[1]);
    });
  program.command('__audit-part', { hidden: true }).action(async () => {
    const { runPart } = await import('#cli/services/audit/pool.ts');
    await runPart();
  });
}
