import type { Command } from 'commander';

export function addAudit(program: Command): void {
  program
    .command('audit')
    .description('Recompute settled bets and report differences')
    .argument('[file]', 'settled bets, NDJSON or CSV (docs/qa/audit.md), or - for standard input')
    .option('--differences <file>', 'write differences to this file (.csv, else NDJSON); default: standard output')
    .option('--summary <file>', 'write counts and sums to this file as JSON')
    .option('--report <file>', 'write a report (.html or .md)')
    .option('--junit <file>', 'also write the findings as JUnit XML')
    .option('--tap <file>', 'also write the findings as TAP')
    .option('--state <file>', 'save progress to this file; the same command continues after an interruption')
    .option('--shard <i/n>', 'only the bets of shard i of n, by their ids')
    .option('--jobs <n>', 'number of processes', '2')
    .option('--queue <redis>', 'distribute the work to the workers at this Redis')
    .option('--worker <redis>', 'run as a worker instead of auditing a file')
    .option('--rules <version>', 'version of the settlement rules', 'platform-1')
    .option('--brand <file>', 'a brand.json whose `rules` and `places` the bets were settled by, instead of --rules')
    .addHelpText(
      'after',
      `
Exit code: 0 no differences, 1 findings, or no bet, 2 invalid usage. Invalid records are reported with their line; the run continues.

Examples:
  slipway audit bets.ndjson > differences.ndjson
  slipway audit bets.csv --differences differences.csv --summary summary.json --report audit.html
  zcat export.gz | slipway audit - --shard 1/4 | grep '"kind":"payout"'
  slipway audit bets.ndjson --differences d.ndjson --state audit.state
  slipway audit bets.ndjson --brand my-brand/brand.json
  slipway audit --worker redis://queue:6379 &
  slipway audit /shared/bets.ndjson --queue redis://queue:6379 > differences.ndjson`,
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
  program
    .command('__audit-part <options>', { hidden: true })
    .action(async (options: string) => (await import('#cli/services/audit/pool.ts')).runPart(options));
}
