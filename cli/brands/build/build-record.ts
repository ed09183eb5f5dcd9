import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledApp } from '#cli/app-build/compile-app.ts';
import type { Sizes } from '#cli/app-build/budgets.ts';

/** Beside the sites; no brand can have the name. */
export const RECORDS = '_builds';

/** What a site was made of, and what it looked like when it was done. */
export interface SiteRecord {
  readonly inputs: string;
  readonly outputs: string;
  readonly files: number;
  readonly bytes: number;
}

/** The compiled app, kept for the next brand. */
export interface AppRecord {
  readonly inputs: string;
  readonly outputs: string;
  readonly app: Omit<CompiledApp, 'metafile' | 'folder'>;
  readonly sizes: Sizes;
}

/** A record that is missing or broken is no record: the work is done again. */
export function readRecord<Record extends { inputs: string }>(out: string, name: string): Record | undefined {
  try {
    const record = JSON.parse(readFileSync(path.join(out, RECORDS, `${name}.json`), 'utf8')) as Record;
    return typeof record.inputs === 'string' ? record : undefined;
  } catch {
    return undefined;
  }
}

export function writeRecord(out: string, name: string, record: SiteRecord | AppRecord): void {
  const file = path.join(out, RECORDS, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`);
  renameSync(draft, file);
}
