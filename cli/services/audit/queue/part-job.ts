import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import * as v from 'valibot';
import { auditPart, leftOut, type PartOptions, type PartResult } from '#cli/services/audit/part/audit-part.ts';
import { cutRecords } from '#cli/services/audit/part/cut-records.ts';
import type { Finding } from '#cli/services/audit/part/finding.ts';
import { addTally, newTally, Tally } from '#cli/services/audit/part/tally.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Every worker must see the file at the same path. */
export const PartJob = v.object({
  run: v.string(),
  part: Count,
  file: v.string(),
  /** Size of the file, to refuse another one. */
  size: Count,
  from: Count,
  to: Count,
  options: v.looseObject({}),
});
export type PartJob = v.InferOutput<typeof PartJob>;

const Findings = v.array(v.custom<Finding>((value) => typeof value === 'object' && value !== null));
export const PartDone = v.object({
  tally: Tally,
  lines: Count,
  findings: Findings,
  ids: v.array(v.tuple([Count, v.string()])),
});

/** Redis hash of a run: one field per part, written once. */
export const resultsKey = (run: string) => `slipway-audit:${run}`;

/** Audits one part. @throws Error if the file is missing or another */
export async function auditRange({ file, size, from, to, options }: PartJob): Promise<PartResult> {
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== size)
    throw new Error(`${file} differs from the queued file: ${found?.size ?? 'no'} bytes, not ${size}`);
  const tally = newTally();
  const findings: Finding[] = [];
  const ids: [line: number, id: string][] = [];
  let lines = 0;
  const asked = options as unknown as PartOptions;
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { start: from, end: to - 1, highWaterMark: 1 << 18 });
  for await (const { bytes, leftOut: why } of cutRecords(chunks, asked.header !== undefined, from)) {
    const part = why === undefined ? auditPart(bytes, asked) : leftOut(why);
    addTally(tally, part.tally, lines);
    findings.push(...part.findings.map((each) => ({ ...each, line: each.line + lines })));
    for (const [line, id] of part.ids) ids.push([line + lines, id]);
    lines += part.lines;
    // Lets BullMQ renew the part's lock.
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  return { tally, findings, lines, ids };
}
