import { closeSync, ftruncateSync, writeSync } from 'node:fs';
import { openOutput } from '#cli/files/output-file.ts';
import { printableJson } from '#cli/terminal/printable.ts';
import { Out } from '#cli/services/replay/out.ts';
import type { Finding } from './finding.ts';

/** A file (`.csv`, else NDJSON), or standard output. */
export interface FindingsSink {
  write(findings: readonly Finding[]): Promise<void>;
  /** Bytes written, where a continued run goes on. */
  readonly bytes: number;
  close(): Promise<void>;
}

const COLUMNS = ['line', 'kind', 'bet_id', 'currency', 'expected', 'actual', 'difference', 'code', 'message'] as const;

/** @param keep bytes of an earlier run; later ones are overwritten */
export function findingsSink(file: string | undefined, keep: number | undefined): FindingsSink {
  if (file === undefined) {
    const out = new Out();
    return { bytes: 0, write: async (all) => out.write(all.map(asJson).join('')), close: () => out.flush() };
  }
  const asText = file.endsWith('.csv') ? asCsv : asJson;
  const descriptor = openOutput(file, keep === undefined ? 'w' : 'a+');
  if (keep !== undefined) ftruncateSync(descriptor, keep);
  let bytes = keep ?? 0;
  const put = (text: string) => void (bytes += text === '' ? 0 : writeSync(descriptor, text));
  if (keep === undefined && asText === asCsv) put(`${COLUMNS.join(',')}\n`);
  return {
    get bytes() {
      return bytes;
    },
    write: async (all) => put(all.map(asText).join('')),
    close: async () => closeSync(descriptor),
  };
}

const asJson = (finding: Finding) => `${printableJson(finding)}\n`;
const asCsv = (finding: Finding) => `${COLUMNS.map((name) => cell(String(finding[name] ?? ''))).join(',')}\n`;

/** A text that looks like a formula and is no number gets an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
