import { writeFileSync } from 'node:fs';
import { RULE_TABLE, type RuleVersion } from '#engine/sports/rule-table.ts';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { STDIN } from '#cli/services/replay/scenario-files.ts';
import { checkReportName } from '#cli/services/report/page.ts';
import { readShard } from '#cli/services/replay/shard.ts';
import { leftOut, type PartOptions, type PartResult } from './audit-part.ts';
import { cutRecords, type Block } from './cut-records.ts';
import { findingsSink } from './findings-file.ts';
import { openInput } from './open-input.ts';
import { poolHere, poolOfProcesses } from './pool.ts';
import { auditProgress } from './progress.ts';
import { identityOf, readState, writeState, type State } from './state.ts';
import { humanSummary, summaryOf } from './summary.ts';
import { addTally, newTally, type Tally } from './tally.ts';

/** How an audit is asked for. */
export interface AuditOptions {
  readonly shard?: string | undefined;
  readonly jobs: string;
  readonly rules: string;
  /** File of the findings; standard output without it. */
  readonly differences?: string | undefined;
  readonly summary?: string | undefined;
  readonly state?: string | undefined;
  readonly report?: string | undefined;
  /** A Redis whose workers compute; here without it. */
  readonly queue?: string | undefined;
}

/** How often the state is kept: a kill costs so much work at most. */
const STATE_EVERY_MS = 500;

/**
 * Recomputes every bet of a file and writes down what differs. Ends with exit status 1 for any finding.
 *
 * @throws CliError for arguments that cannot be followed and files that cannot be read
 */
export async function audit(file: string, options: AuditOptions): Promise<void> {
  const { differences, report, summary } = options;
  checkReportName(report);
  const from = performance.now();
  const tally =
    options.queue === undefined ? await auditFile(file, options) : await auditByQueue(file, options, options.queue);
  const seconds = (performance.now() - from) / 1_000;
  process.stderr.write(humanSummary(tally, seconds));
  if (summary !== undefined) writeFileSync(summary, `${JSON.stringify(summaryOf(tally), null, 2)}\n`);
  if (report !== undefined) {
    const { writeAuditReport } = await import('./report.ts');
    writeAuditReport(report, { file, tally, seconds, differences });
  }
  process.exitCode = Object.keys(tally.kinds).length > 0 ? EXIT.findings : EXIT.ok;
}

async function auditByQueue(file: string, options: AuditOptions, redis: string): Promise<Tally> {
  const { auditQueued } = await import('./queue/coordinate.ts');
  return auditQueued(file, options, redis);
}

async function auditFile(file: string, options: AuditOptions): Promise<Tally> {
  const { differences, state: statePath } = options;
  const of = statePath === undefined ? undefined : stateIdentity(file, options);
  const kept = statePath === undefined || of === undefined ? undefined : readState(statePath, of);
  if (kept?.isDone === true) {
    process.stderr.write(`${statePath} says it is done: nothing to do\n`);
    return kept.tally;
  }
  const input = await openInput(file, kept);
  const parts = partOptions(options, input.header);
  const pool = jobsOf(options.jobs) === 1 ? poolHere(parts) : poolOfProcesses(jobsOf(options.jobs), parts);
  const sink = findingsSink(differences, kept?.differencesBytes);
  const tally = kept?.tally ?? newTally();
  const progress = auditProgress(input.size, kept?.offset ?? 0);
  let { lines, offset } = input;
  let keptAt = performance.now();
  const keep = (isDone: boolean) => {
    if (statePath === undefined || of === undefined) return;
    writeState(statePath, { version: 1, of, offset, lines, differencesBytes: sink.bytes, isDone, tally });
    keptAt = performance.now();
  };
  const commit = async ({ end }: Block, result: PartResult) => {
    addTally(tally, result.tally, lines);
    await sink.write(result.findings.map((each) => ({ ...each, line: each.line + lines })));
    lines += result.lines;
    offset = end;
    progress.show(offset, tally);
    if (performance.now() - keptAt > STATE_EVERY_MS) keep(false);
  };
  // Parts are given out in order and counted in order, however they come back.
  const waiting: { block: Block; result: Promise<PartResult> }[] = [];
  const most = jobsOf(options.jobs) * 2;
  try {
    if (input.encoding !== 'utf-8') process.stderr.write(`the file is ${input.encoding}: read as such\n`);
    for await (const block of cutRecords(input.chunks, input.header !== undefined, offset)) {
      const result = block.leftOut === undefined ? pool.run(block.bytes) : Promise.resolve(leftOut(block.leftOut));
      result.catch(() => {});
      waiting.push({ block, result });
      const first = waiting.length >= most ? waiting.shift() : undefined;
      if (first) await commit(first.block, await first.result);
    }
    for (const { block, result } of waiting) await commit(block, await result);
    keep(true);
  } finally {
    pool.close();
    progress.end();
    await sink.close();
  }
  return tally;
}

/** @throws CliError */
export function partOptions(
  { rules, shard }: Pick<AuditOptions, 'rules' | 'shard'>,
  header: PartOptions['header'],
): PartOptions {
  if (!Object.hasOwn(RULE_TABLE, rules))
    throw new CliError(`--rules is one of ${Object.keys(RULE_TABLE).join(', ')}, got ${rules}`, {
      exitCode: EXIT.usage,
    });
  return { header, rules: RULE_TABLE[rules as RuleVersion], shard: readShard(shard) };
}

function jobsOf(text: string): number {
  const jobs = Number(text);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) return jobs;
  throw new CliError(`--jobs is a whole number from 1 to 64, got ${text}`, { exitCode: EXIT.usage });
}

function stateIdentity(file: string, { shard = '1/1', rules, differences }: AuditOptions): State['of'] | undefined {
  if (file === STDIN || differences === undefined) {
    throw new CliError('--state needs a file that can be read again, and --differences FILE', {
      next: ['slipway audit bets.ndjson --differences differences.ndjson --state audit.state'],
      exitCode: EXIT.usage,
    });
  }
  try {
    return identityOf(file, { shard, rules, differences });
  } catch {
    return undefined;
  }
}
