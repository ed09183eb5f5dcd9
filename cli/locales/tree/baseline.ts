import { existsSync } from 'node:fs';
import { writeOutput } from '#cli/files/output-file.ts';
import { readText } from '#cli/files/read-text.ts';
import { usageError } from '#cli/terminal/errors.ts';
import type { Finding } from '#cli/locales/catalogue/finding.ts';

/**
 * Identifies a known finding by check, file, key and text, so that a changed text is reported again, but not by line and advice,
 * which change without it.
 */
export function baselineId(finding: Finding, directory: string): string {
  const file = finding.file.startsWith(directory)
    ? finding.file.slice(directory.length).replace(/^\//u, '')
    : finding.file;
  return [finding.check, file, finding.key, finding.target ?? ''].join(' | ');
}

/** How often each known finding may occur. Throws CliError for an unusable file. */
export function readBaseline(path: string | undefined): Map<string, number> {
  const known = new Map<string, number>();
  if (path === undefined || !existsSync(path)) return known;
  const text = readText(path);
  try {
    const value = JSON.parse(text) as { findings?: unknown };
    if (!Array.isArray(value.findings)) throw new Error('it has no list "findings"');
    for (const id of value.findings) known.set(String(id), (known.get(String(id)) ?? 0) + 1);
    return known;
  } catch (cause) {
    throw usageError(
      `The baseline ${path} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`,
      ['Write it again with --update-baseline.'],
      cause,
    );
  }
}

export function writeBaseline(path: string, findings: readonly Finding[], directory: string): void {
  const ids = findings.map((finding) => baselineId(finding, directory)).sort();
  writeOutput(path, `${JSON.stringify({ findings: ids }, null, 2)}\n`);
}
