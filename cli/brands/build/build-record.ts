import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '#cli/files/write-whole.ts';
import type { CompiledApp } from '#cli/build/compile-app.ts';
import type { Sizes } from '#cli/build/budgets.ts';

/** Beside the sites. No brand id can begin with `_`. */
export const RECORDS = '_builds';

/** The state of a site's inputs and of its files after the build. */
export interface SiteRecord {
  readonly inputs: string;
  readonly outputs: string;
  readonly files: number;
  readonly bytes: number;
}

/** The compiled app, reused for the next brand. */
export interface AppRecord {
  readonly inputs: string;
  readonly outputs: string;
  readonly app: Omit<CompiledApp, 'metafile' | 'folder'>;
  readonly sizes: Sizes;
}

/** Undefined for a missing or broken record: everything is built again. */
export function readRecord<Record extends { inputs: string }>(out: string, name: string): Record | undefined {
  try {
    const record = JSON.parse(readFileSync(path.join(out, RECORDS, `${name}.json`), 'utf8')) as Record;
    return typeof record.inputs === 'string' ? record : undefined;
  } catch {
    return undefined;
  }
}

export function writeRecord(out: string, name: string, record: SiteRecord | AppRecord): void {
  writeWhole(path.join(out, RECORDS, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
}
