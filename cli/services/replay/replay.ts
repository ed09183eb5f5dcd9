import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { checkReportName } from '#cli/services/report/page.ts';
import { jsonValues, type JsonValue } from './json-values.ts';
import { Out } from './out.ts';
import { replayInProcesses } from './processes.ts';
import { isSession, judgeSession, replayOne, type Replayed } from './replay-one.ts';
import { count, humanReport, newTally, summary, type Tally } from './report.ts';
import { scenarioFiles } from './scenario-files.ts';
import { isInShard, readShard, type Shard } from './shard.ts';

/** How a replay is asked for. */
export interface ReplayOptions {
  readonly asJson: boolean;
  readonly shard: string | undefined;
  readonly jobs: string;
  /** A running simulator to play them at. */
  readonly against?: string | undefined;
  /** A page for people. */
  readonly report?: string | undefined;
}

/** How one scenario is looked at. */
interface Judge {
  judge(value: JsonValue, file: string): Replayed | Promise<Replayed>;
  close(): Promise<void>;
}

/**
 * Replays scenario files and prints what became of each. Ends with exit status 1 for a mismatch and 2 for what is no
 * scenario; everything else goes on.
 *
 * @throws CliError for arguments that cannot be followed
 */
export async function replay(names: readonly string[], options: ReplayOptions): Promise<void> {
  checkReportName(options.report);
  const started = performance.now();
  const files = await scenarioFiles(names);
  const shard = readShard(options.shard);
  const jobs = Number(options.jobs);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64) {
    throw new CliError(`--jobs is a whole number from 1 to 64, got ${options.jobs}`, { exitCode: EXIT.usage });
  }
  const tally =
    jobs > 1
      ? await replayInProcesses(files, options, jobs)
      : await replayHere(files, shard, options.asJson, await judgeOf(options.against));
  const end = summary(tally, (performance.now() - started) / 1000);
  (options.asJson ? process.stderr : process.stdout).write(end);
  if (options.report !== undefined) {
    const { writeReplayReport } = await import('./replay-page.ts');
    writeReplayReport(options.report, { names, tally, seconds: (performance.now() - started) / 1000 });
  }
  process.exitCode = exitOf(tally);
}

function exitOf({ cutShort, wrong, differ }: Tally): number {
  if (cutShort !== undefined) return EXIT.cutShort;
  return wrong > 0 ? EXIT.usage : differ > 0 ? EXIT.findings : EXIT.ok;
}

/** Scenarios are computed, or played at an upstream; sessions are played either way. */
async function judgeOf(against: string | undefined): Promise<Judge> {
  const other =
    against === undefined ? undefined : await (await import('./against/connect.ts')).connectedJudge(against);
  let sessions: { judge(value: unknown, id: string): Promise<Replayed>; close(): Promise<void> } | undefined;
  return {
    judge: (value, file) => {
      if (!isSession(value)) return other === undefined ? replayOne(value, file) : other.judge(value, file);
      return judgeSession(value, file, async (read, id) => {
        const { SessionJudge } = await import('#cli/services/check/session-judge.ts');
        sessions ??= new SessionJudge(against);
        return sessions.judge(read, id);
      });
    },
    close: async () => {
      await sessions?.close();
      await other?.close();
    },
  };
}

async function replayHere(files: readonly string[], shard: Shard, asJson: boolean, judge: Judge): Promise<Tally> {
  const out = new Out();
  const tally = newTally();
  try {
    for await (const { values, file } of batchesOf(files, shard)) {
      for (const value of values) {
        const from = performance.now();
        const judged = judge.judge(value, file);
        const replayed = judged instanceof Promise ? await judged : judged;
        count(tally, replayed, performance.now() - from);
        await out.write(asJson ? `${JSON.stringify(replayed)}\n` : humanReport(replayed));
        // What took its time is shown at once: it may be the last before the end.
        if (judged instanceof Promise) await out.flush();
      }
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UpstreamGone')) throw error;
    tally.cutShort = error.message;
  } finally {
    await judge.close();
    await out.flush();
  }
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

/** What the shard has of each batch: one at a time would cost a promise per scenario. */
async function* batchesOf(files: readonly string[], shard: Shard) {
  let position = 0;
  for (const file of files) {
    for await (const batch of readable(file)) {
      const from = position;
      position += batch.length;
      yield { file, values: batch.filter((_, index) => isInShard(shard, from + index)) };
    }
  }
}
