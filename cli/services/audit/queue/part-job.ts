import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import * as v from 'valibot';
import { auditPart, leftOut, type PartOptions, type PartResult } from '#cli/services/audit/audit-part.ts';
import { cutRecords } from '#cli/services/audit/cut-records.ts';
import type { Finding } from '#cli/services/audit/finding.ts';
import { addTally, newTally, Tally } from '#cli/services/audit/tally.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A part of a file, as it lies in the queue: every worker sees the file under the same path. */
export const PartJob = v.object({
  run: v.string(),
  part: Count,
  file: v.string(),
  /** Of the file: a worker that sees another one says so. */
  size: Count,
  from: Count,
  to: Count,
  options: v.looseObject({}),
});
export type PartJob = v.InferOutput<typeof PartJob>;

const Findings = v.array(v.custom<Finding>((value) => typeof value === 'object' && value !== null));
/** What a worker leaves under the number of the part. */
export const PartDone = v.object({ tally: Tally, lines: Count, findings: Findings });

/** The hash of a run: one field per part, written once. Done twice (a worker that was thought dead), the second changes nothing. */
export const resultsKey = (run: string) => `slipway-audit:${run}`;

/** Audits the bytes of one part. @throws Error when the file is not here, or another */
export async function auditRange({ file, size, from, to, options }: PartJob): Promise<PartResult> {
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== size)
    throw new Error(`${file} is not here as it was queued: ${found?.size ?? 'no'} bytes, not ${size}`);
  const tally = newTally();
  const findings: Finding[] = [];
  let lines = 0;
  const asked = options as unknown as PartOptions;
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { start: from, end: to - 1, highWaterMark: 1 << 18 });
  for await (const { bytes, leftOut: why } of cutRecords(chunks, asked.header !== undefined, from)) {
    const part = why === undefined ? auditPart(bytes, asked) : leftOut(why);
    addTally(tally, part.tally, lines);
    findings.push(...part.findings.map((each) => ({ ...each, line: each.line + lines })));
    lines += part.lines;
    // The lock of the part is renewed in between.
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  return { tally, findings, lines };
}
