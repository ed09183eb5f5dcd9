import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { usageError } from '#cli/terminal/errors.ts';
import { partOptions, type AuditOptions } from '#cli/services/audit/part/audit-options.ts';
import { cutRecords } from '#cli/services/audit/part/cut-records.ts';
import { openInput } from '#cli/services/audit/part/open-input.ts';
import type { PartJob } from './part-job.ts';

/**
 * Cuts a file into parts of at least `partBytes`, and counts the lines before the first. The run's name depends on file and
 * options.
 *
 * @throws CliError for a file that cannot be read, or is not UTF-8, and for invalid options
 */
export async function partsOf(
  file: string,
  options: AuditOptions,
  partBytes: number,
): Promise<{ jobs: PartJob[]; lines: number }> {
  const { header, chunks, offset, lines, encoding, size = 0 } = await openInput(file);
  if (encoding !== 'utf-8') throw usageError(`${file} is ${encoding}. Convert it to UTF-8 first.`);
  const asked = partOptions(options, header);
  const identity = [file, size, statSync(file).mtimeMs, JSON.stringify(asked), partBytes];
  const run = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
  const jobs: PartJob[] = [];
  let from = offset;
  const part = (to: number) => {
    jobs.push({ run, part: jobs.length, file, size, from, to, options: asked as unknown as Record<string, unknown> });
    from = to;
  };
  for await (const { end } of cutRecords(chunks, header !== undefined, offset)) if (end - from >= partBytes) part(end);
  if (from < size) part(size);
  return { jobs, lines };
}
