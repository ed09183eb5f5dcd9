import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import type { CaseFile } from '#cli/services/report/cases.ts';
import { Out } from './out.ts';
import type { Replayed } from './scenarios/replay-one.ts';
import { caseOf, count, humanReport, newTally, type Tally } from './report.ts';
import { STDIN } from './scenarios/scenario-files.ts';

/**
 * Replays in `jobs` processes, each a shard of the same files, and prints results as they arrive, in the order of the processes.
 *
 * @throws CliError for standard input, which cannot be read more than once
 */
export async function replayInProcesses(
  files: readonly string[],
  {
    asJson,
    shard,
    against,
    cases,
  }: {
    readonly asJson: boolean;
    readonly shard: string | undefined;
    readonly against?: string | undefined;
    readonly cases: CaseFile;
  },
  jobs: number,
): Promise<Tally> {
  if (files.includes(STDIN) || shard !== undefined) {
    throw usageError('--jobs cannot read standard input, and cannot be combined with --shard', [
      'Write the scenarios to a file first.',
    ]);
  }
  const out = new Out();
  const tally = newTally();
  const shards = Array.from({ length: jobs }, (_, index) => `${index + 1}/${jobs}`);
  await Promise.all(
    shards.map(async (shard) => {
      const args = [
        ...process.execArgv,
        process.argv[1] ?? '',
        'replay',
        ...files,
        '--json',
        '--shard',
        shard,
        ...(against === undefined ? [] : ['--against', against]),
      ];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      for await (const line of createInterface({ input: child.stdout })) {
        const replayed = JSON.parse(line) as Replayed;
        count(tally, replayed);
        cases.add(caseOf(replayed));
        await out.write(asJson ? `${line}\n` : humanReport(replayed));
      }
      const code = child.exitCode ?? (await once(child, 'close').then(([code]) => code as number | null));
      if (code === EXIT.cutShort || code === null) tally.cutShort = `shard ${shard} did not end`;
    }),
  );
  await out.flush();
  return tally;
}
