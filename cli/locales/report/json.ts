import { printableJson } from '#cli/terminal/printable.ts';
import type { CheckResult } from '#cli/locales/tree/check.ts';
import { summaryOf } from './summary.ts';

/** `{ "findings": [...], "summary": {...} }`: fields and order are specified in design/brands-and-locales.md. */
export function jsonReport(result: CheckResult): string {
  return `${printableJson({ findings: result.findings, summary: summaryOf(result) }, 2)}\n`;
}
