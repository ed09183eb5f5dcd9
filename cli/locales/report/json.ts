import { printableJson } from '#cli/terminal/printable.ts';
import type { CheckResult } from '#cli/locales/tree/check.ts';
import { summaryOf } from './summary.ts';

/** `{ "findings": [...], "summary": {...} }`: the fields and their order are the format of design/brands-and-locales.md. */
export function jsonReport(result: CheckResult): string {
  return `${printableJson({ findings: result.findings, summary: summaryOf(result) }, 2)}\n`;
}
