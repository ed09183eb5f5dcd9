import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { jsonValues, type JsonValue } from './json-values.ts';
import { Out } from './out.ts';
import { replayInProcesses } from './processes.ts';
import { replayOne } from './replay-one.ts';
import { humanReport, summary, type Tally } from './report.ts';
import { scenarioFiles } from './scenario-files.ts';
import { isInShard, readShard, type Shard } from './shard.ts';

/** How a replay is asked for. */
export interface ReplayOptions {
  readonly asJson: boolean;
  readonly shard: string | undefined;
  readonly jobs: string;
}

/**
 * Replays scenario files and prints what became of each. Ends with exit status 1 for a mismatch and 2 for what is no
 * scenario; everything else goes on.
 *
 * @throws CliError for arguments that cannot be followed
 */
export async function replay(names: readonly string[], options: ReplayOptions): Promise<void> {
  const started = performance.now();
  const files = await scenarioFiles(names);
  const shard = readShard(options.shard);
  const jobs = Number(options.jobs);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64) {
    throw new CliError(`--jobs is a whole number from 1 to 64, got ${options.jobs}`, { exitCode: EXIT.usage });
  }
  const tally =
    jobs > 1 ? await replayInProcesses(files, options, jobs) : await replayHere(files, shard, options.asJson);
  const end = summary(tally, (performance.now() - started) / 1000);
  (options.asJson ? process.stderr : process.stdout).write(end);
  process.exitCode = tally.wrong > 0 ? EXIT.usage : tally.differ > 0 ? EXIT.findings : EXIT.ok;
}

async function replayHere(files: readonly string[], shard: Shard, asJson: boolean): Promise<Tally> {
  const out = new Out();
  const tally: Tally = { ok: 0, differ: 0, wrong: 0 };
  let position = 0;
  for (const file of files) {
    for await (const batch of readable(file)) {
      for (const value of batch) {
        position += 1;
        if (!isInShard(shard, position - 1)) continue;
        const replayed = replayOne(value, file);
        tally[replayed.ok ? 'ok' : replayed.error ? 'wrong' : 'differ'] += 1;
        await out.write(asJson ? `${JSON.stringify(replayed)}\n` : humanReport(replayed));
      }
    }
  }
  await out.flush();
  return tally;
}

/** A file that stops being readable in the middle is one wrong entry; the next file is read all the same. */
async function* readable(file: string): AsyncGenerator<readonly JsonValue[]> {
  try {
    yield* jsonValues(file);
  } catch (error) {
    yield [{ line: 0, problem: error instanceof Error ? error.message : String(error) }];
  }
}
