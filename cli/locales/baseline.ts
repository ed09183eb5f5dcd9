import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import type { Finding } from './finding.ts';

/**
 * Old findings that are known: one line each of what is found where, with the text, so that a changed text is told anew.
 * Lines and advice are left out: they change without the finding changing.
 */
export function baselineId(finding: Finding, directory: string): string {
  const file = finding.file.startsWith(directory)
    ? finding.file.slice(directory.length).replace(/^\//u, '')
    : finding.file;
  return [finding.check, file, finding.key, finding.target ?? ''].join(' | ');
}

/** How often each known finding may occur. Throws CliError when the file is there and cannot be used. */
export function readBaseline(path: string | undefined): Map<string, number> {
  const known = new Map<string, number>();
  if (path === undefined || !existsSync(path)) return known;
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as { findings?: unknown };
    if (!Array.isArray(value.findings)) throw new Error('it has no list "findings"');
    for (const id of value.findings) known.set(String(id), (known.get(String(id)) ?? 0) + 1);
    return known;
  } catch (cause) {
    throw new CliError(
      `The baseline ${path} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`,
      {
        next: ['Write it anew with --update-baseline.'],
        exitCode: EXIT.usage,
        cause,
      },
    );
  }
}

export function writeBaseline(path: string, findings: readonly Finding[], directory: string): void {
  const ids = findings.map((finding) => baselineId(finding, directory)).sort();
  writeFileSync(path, `${JSON.stringify({ findings: ids }, null, 2)}\n`);
}
