import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { Out } from './out.ts';
import type { Replayed } from './replay-one.ts';
import { count, humanReport, newTally, type Tally } from './report.ts';
import { STDIN } from './scenario-files.ts';

/**
 * Replays in `jobs` processes, each a shard of the same files, and prints their answers as they come: the order of the scenarios is
 * that of the processes.
 *
 * @throws CliError for standard input, which cannot be read more than once
 */
export async function replayInProcesses(
  files: readonly string[],
  {
    asJson,
    shard,
    against,
  }: { readonly asJson: boolean; readonly shard: string | undefined; readonly against?: string | undefined },
  jobs: number,
): Promise<Tally> {
  if (files.includes(STDIN) || shard !== undefined) {
    throw new CliError('--jobs reads files in shards of its own: not standard input, and without --shard', {
      next: ['Write the scenarios to a file first.'],
      exitCode: EXIT.usage,
    });
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
        await out.write(asJson ? `${line}\n` : humanReport(replayed));
      }
      const code = child.exitCode ?? (await once(child, 'close').then(([code]) => code as number | null));
      if (code === EXIT.cutShort || code === null) tally.cutShort = `shard ${shard} did not end`;
    }),
  );
  await out.flush();
  return tally;
}
