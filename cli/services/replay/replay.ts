import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable, printableJson } from '#cli/terminal/printable.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { type CaseFile, caseFiles } from '#cli/services/report/cases.ts';
import { checkReportName } from '#cli/services/report/page.ts';
import { jsonValues, type JsonValue } from './scenarios/json-values.ts';
import { Out } from './out.ts';
import { replayInProcesses } from './processes.ts';
import { isSession, replaySession, replayOne, type Replayed } from './scenarios/replay-one.ts';
import { caseOf, count, humanReport, newTally, summary, type Tally } from './report.ts';
import { scenarioFiles } from './scenarios/scenario-files.ts';
import { isInShard, readShard, type Shard } from './shard.ts';

export interface ReplayOptions {
  readonly asJson: boolean;
  readonly shard: string | undefined;
  readonly jobs: string;
  /** A running simulator to bet at. */
  readonly against?: string | undefined;
  readonly report?: string | undefined;
  readonly junit?: string | undefined;
  readonly tap?: string | undefined;
  /** With --against: the minimum of scenarios to be played there. */
  readonly requirePlayed?: string | undefined;
}

interface Replayer {
  replay(value: JsonValue, file: string): Replayed | Promise<Replayed>;
  close(): Promise<void>;
}

/**
 * Replays scenario files. Exits with 1 for a mismatch or nothing at all, 2 for an invalid scenario; continues after both.
 *
 * @throws CliError for invalid arguments
 */
export async function replay(names: readonly string[], options: ReplayOptions): Promise<void> {
  checkReportName(options.report);
  const started = performance.now();
  const files = await scenarioFiles(names);
  const shard = readShard(options.shard);
  const jobs = wholeNumber('--jobs', options.jobs, 64);
  const required = requiredOf(options);
  // Each process connects by itself, and no one reads its connection errors.
  if (jobs > 1) await (await replayerFor(options.against)).close();
  const cases = caseFiles('slipway replay', options);
  const tally =
    jobs > 1
      ? await replayInProcesses(files, { ...options, cases }, jobs)
      : await replayHere(files, shard, { asJson: options.asJson, cases }, await replayerFor(options.against));
  cases.close();
  const end = summary(tally, (performance.now() - started) / 1000);
  (options.asJson ? process.stderr : process.stdout).write(end);
  if (options.report !== undefined) {
    const { writeReplayReport } = await import('./replay-page.ts');
    writeReplayReport(options.report, { names, tally, seconds: (performance.now() - started) / 1000 });
  }
  process.exitCode = exitOf(tally);
  // A shard may be empty.
  if (options.shard === undefined && tally.cutShort === undefined && tally.ok + tally.differ + tally.wrong === 0) {
    process.stderr.write(`Nothing was replayed: there is no scenario in ${printable(names.join(', '))}\n`);
    process.exitCode = EXIT.findings;
  }
  if (tally.placed >= required) return;
  process.stderr.write(`the upstream played ${tally.placed} scenarios, --require-played asks for ${required}\n`);
  process.exitCode ||= EXIT.findings;
}

/** @throws CliError if nothing is played */
function requiredOf({ requirePlayed, against }: ReplayOptions): number {
  if (requirePlayed === undefined) return 0;
  if (against !== undefined) return wholeNumber('--require-played', requirePlayed, 100_000_000);
  throw usageError('--require-played needs --against: without it no upstream plays anything');
}

function exitOf({ cutShort, wrong, differ }: Tally): number {
  if (cutShort !== undefined) return EXIT.cutShort;
  return wrong > 0 ? EXIT.usage : differ > 0 ? EXIT.findings : EXIT.ok;
}

/** Scenarios are computed or played at an upstream; sessions are always played. */
async function replayerFor(against: string | undefined): Promise<Replayer> {
  const other =
    against === undefined ? undefined : await (await import('./against/upstream-replay.ts')).UpstreamReplay.at(against);
  let sessions: { replay(value: unknown, id: string): Promise<Replayed>; close(): Promise<void> } | undefined;
  return {
    replay: (value, file) => {
      if (!isSession(value)) return other === undefined ? replayOne(value, file) : other.replay(value, file);
      return replaySession(value, file, async (read, id) => {
        const { SessionReplay } = await import('./session-replay.ts');
        sessions ??= new SessionReplay(against);
        return sessions.replay(read, id);
      });
    },
    close: async () => {
      await sessions?.close();
      await other?.close();
    },
  };
}

async function replayHere(
  files: readonly string[],
  shard: Shard,
  { asJson, cases }: { readonly asJson: boolean; readonly cases: CaseFile },
  replayer: Replayer,
): Promise<Tally> {
  const out = new Out();
  const tally = newTally();
  try {
    for await (const { values, file } of batchesOf(files, shard)) {
      for (const value of values) {
        const from = performance.now();
        const result = replayer.replay(value, file);
        const replayed = result instanceof Promise ? await result : result;
        const ms = performance.now() - from;
        count(tally, replayed);
        cases.add(caseOf(replayed, ms));
        await out.write(asJson ? `${printableJson(replayed)}\n` : humanReport(replayed));
        // Slow results are printed at once.
        if (result instanceof Promise) await out.flush();
      }
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UpstreamGone')) throw error;
    tally.cutShort = error.message;
  } finally {
    await replayer.close();
    await out.flush();
  }
  return tally;
}
/** An unreadable file is one invalid entry; the next is read. */
async function* readable(file: string): AsyncGenerator<readonly JsonValue[]> {
  try {
    yield* jsonValues(file);
  } catch (error) {
    const next = error instanceof CliError ? error.next : [];
    yield [{ line: 0, problem: [error instanceof Error ? error.message : String(error), ...next].join(' ') }];
  }
}

/** In batches: a promise per scenario would be slow. */
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
