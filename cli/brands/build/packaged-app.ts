import { existsSync } from 'node:fs';
import path from 'node:path';
import { RECORDS, readRecord, type AppRecord } from './build-record.ts';
import type { OnceCompiled } from './compile-once.ts';

/** The app inside a package, compiled by scripts/package/pack.ts: a package has neither sources nor a compiler. */
export const PACKAGED = 'dist/package';

export const hasSources = (appRoot: string): boolean => existsSync(path.join(appRoot, 'app', 'main.tsx'));

/**
 * The app that came with the package; undefined in a checkout. npm gives all files the same time, so the mark is the recorded
 * one.
 */
export function packagedApp(appRoot: string): (OnceCompiled & { readonly inputs: string }) | undefined {
  const place = path.join(appRoot, PACKAGED);
  const record = readRecord<AppRecord>(place, 'app');
  if (record === undefined) return undefined;
  const folder = path.join(place, RECORDS, 'app');
  return {
    app: { ...record.app, folder, metafile: { inputs: {}, outputs: {} } },
    sizes: record.sizes,
    inputs: record.inputs,
    isNew: false,
  };
}
