import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { printable, printableJson } from '#cli/terminal/printable.ts';
import { STDIN } from '#cli/services/replay/scenarios/scenario-files.ts';
import { writeOutput } from '#cli/files/output-file.ts';
import { writeWhole } from '#cli/files/write-whole.ts';
import { caseFiles } from '#cli/services/report/cases.ts';
import { checkReportName } from '#cli/services/report/page.ts';
import { type AuditOptions, partOptions, rulesOfBrand } from './part/audit-options.ts';
import { leftOut, type PartResult } from './part/audit-part.ts';
import { cutRecords, type Block } from './part/cut-records.ts';
import { caseOf } from './part/finding.ts';
import { findingsSink } from './part/findings-file.ts';
import { openInput } from './part/open-input.ts';
import { commitPart } from './part/commit-part.ts';
import { SeenIds } from './part/seen-ids.ts';
import { poolHere, poolOfProcesses } from './pool.ts';
import { auditProgress } from './part/progress.ts';
import { identityOf, readState, type State } from './state.ts';
import { humanSummary, summaryOf } from './summary.ts';
import { newTally, type Tally } from './part/tally.ts';

const MAX_JOBS = 64;
/** A kill loses at most this much work. */
const STATE_EVERY_MS = 500;

/**
 * Recomputes every bet of a file and reports differences. Exits with 1 for any finding, and without a bet.
 *
 * @throws CliError for invalid arguments and files that cannot be read
 */
export async function audit(file: string, options: AuditOptions): Promise<void> {
  const { differences, report, summary } = options;
  checkReportName(report);
  checkCases(options);
  const from = performance.now();
  const tally =
    options.queue === undefined ? await auditFile(file, options) : await auditByQueue(file, options, options.queue);
  const seconds = (performance.now() - from) / 1_000;
  process.stderr.write(humanSummary(tally, seconds));
  if (summary !== undefined) writeOutput(summary, `${printableJson(summaryOf(tally), 2)}\n`);
  if (report !== undefined) {
    const { writeAuditReport } = await import('./report.ts');
    writeAuditReport(report, { file, tally, seconds, differences });
  }
  const isNothing = tally.records + tally.elsewhere === 0;
  if (isNothing) process.stderr.write(`Nothing was audited: there is no bet in ${printable(file)}\n`);
  process.exitCode = isNothing || Object.keys(tally.kinds).length > 0 ? EXIT.findings : EXIT.ok;
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
    process.stderr.write(`${printable(statePath ?? '')} shows a finished audit: nothing to do\n`);
    return kept.tally;
  }
  const input = await openInput(file, kept);
  const parts = partOptions(options, input.header);
  const jobs = wholeNumber('--jobs', options.jobs, MAX_JOBS);
  const cases = caseFiles('slipway audit', options);
  const sink = findingsSink(differences, kept?.differencesBytes);
  const seen = new SeenIds(statePath === undefined ? undefined : `${statePath}.ids`, kept?.idsBytes);
  const tally = kept?.tally ?? newTally();
  // Last, so that no process remains if a file cannot be written.
  const pool = jobs === 1 ? poolHere(parts) : poolOfProcesses(jobs, parts);
  const progress = auditProgress(input.size, kept?.offset ?? 0);
  let { lines, offset } = input;
  let keptAt = performance.now();
  const keep = (isDone: boolean) => {
    if (statePath === undefined || of === undefined) return;
    const [differencesBytes, idsBytes] = [sink.bytes, seen.bytes];
    const state: State = { version: 2, of, offset, lines, differencesBytes, idsBytes, isDone, tally };
    writeWhole(statePath, JSON.stringify(state));
    keptAt = performance.now();
  };
  const commit = async ({ end }: Block, result: PartResult) => {
    const findings = commitPart(tally, result, lines, seen);
    await sink.write(findings);
    for (const each of findings) cases.add(caseOf(each));
    lines += result.lines;
    offset = end;
    progress.show(offset, tally);
    if (performance.now() - keptAt > STATE_EVERY_MS) keep(false);
  };
  // Parts are counted in order, in whatever order they finish.
  const waiting: { block: Block; result: Promise<PartResult> }[] = [];
  const most = jobs * 2;
  try {
    if (input.encoding !== 'utf-8') process.stderr.write(`the file is read as ${printable(input.encoding)}\n`);
    for await (const block of cutRecords(input.chunks, input.header !== undefined, offset)) {
      const result = block.leftOut === undefined ? pool.run(block.bytes) : Promise.resolve(leftOut(block.leftOut));
      result.catch(() => {});
      waiting.push({ block, result });
      const first = waiting.length >= most ? waiting.shift() : undefined;
      if (first) await commit(first.block, await first.result);
    }
    for (const { block, result } of waiting) await commit(block, await result);
    keep(true);
    cases.add({ name: `${tally.ok} bets are as the engine has them` });
  } finally {
    pool.close();
    progress.end();
    cases.close();
    seen.close();
    await sink.close();
  }
  return tally;
}

/** @throws CliError if not all findings will be in this process */
function checkCases({ junit, tap, queue, state }: AuditOptions): void {
  if (junit === undefined && tap === undefined) return;
  const other = queue === undefined ? (state === undefined ? undefined : '--state') : '--queue';
  if (other !== undefined)
    throw usageError(`--junit and --tap cannot be combined with ${other}`, [
      'Leave it out, or read --differences FILE.',
    ]);
}

function stateIdentity(
  file: string,
  { shard = '1/1', rules: version, brand, differences }: AuditOptions,
): State['of'] | undefined {
  if (file === STDIN || differences === undefined) {
    throw usageError('--state needs an input file (not standard input) and --differences FILE', [
      'slipway audit bets.ndjson --differences differences.ndjson --state audit.state',
    ]);
  }
  try {
    const rules = brand === undefined ? version : JSON.stringify(rulesOfBrand(brand));
    return identityOf(file, { shard, rules, differences });
  } catch {
    return undefined;
  }
}
