import type { CheckResult } from '#cli/locales/check.ts';
import { summaryOf } from './summary.ts';

/** `{ "findings": [...], "summary": {...} }`: the fields and their order are the format of design/brands-and-locales.md. */
export function jsonReport(result: CheckResult): string {
  return `${escaped(JSON.stringify({ findings: result.findings, summary: summaryOf(result) }, null, 2))}\n`;
}

/** JSON leaves C1 and direction characters as they are; escaped they mean the same and cannot act on a terminal. */
export function escaped(json: string): string {
  return json.replaceAll(
    /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
