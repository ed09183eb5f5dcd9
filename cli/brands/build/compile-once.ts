import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CompiledApp } from '#cli/build/compile-app.ts';
import type { Sizes } from '#cli/build/budgets.ts';
import { whenInterrupted } from '#cli/terminal/interrupt.ts';
import { markOf } from './mark.ts';
import { readRecord, RECORDS, writeRecord, type AppRecord } from './build-record.ts';

const SOURCES = [
  'app',
  'engine',
  'contract',
  'cli/build/app-sources.ts',
  'cli/build/compile-app.ts',
  'cli/build/lazy-chunks.ts',
  'cli/build/lazy-groups.ts',
  'cli/build/precompress.ts',
  'cli/build/direct-imports.ts',
  'cli/build/first-odds.ts',
  'cli/build/split-styles.ts',
  'package.json',
  'package-lock.json',
];
const APP = 'app';

export interface OnceCompiled {
  readonly app: CompiledApp;
  readonly sizes: Sizes;
  readonly isNew: boolean;
}

/** The app of an earlier build; undefined if a source or the result has changed. */
export function compiledBefore(out: string, inputs: string): OnceCompiled | undefined {
  const record = readRecord<AppRecord>(out, APP);
  if (record?.inputs !== inputs || record.outputs !== markOf(out, [path.join(RECORDS, APP)])) return undefined;
  return {
    app: { ...record.app, folder: path.join(out, RECORDS, APP), metafile: { inputs: {}, outputs: {} } },
    sizes: record.sizes,
    isNew: false,
  };
}

/** Whether the app's mark covers this path. */
export const isAppSource = (place: string): boolean => SOURCES.some((source) => `${place}/`.startsWith(`${source}/`));

export function appMark(appRoot: string): string {
  return markOf(appRoot, SOURCES);
}

export async function compileOnce(out: string, appRoot: string, inputs: string): Promise<OnceCompiled> {
  const before = compiledBefore(out, inputs);
  if (before !== undefined) return before;
  const [{ compileApp }, { measureSizes }, { precompress }] = await Promise.all([
    import('#cli/build/compile-app.ts'),
    import('#cli/build/budgets.ts'),
    import('#cli/build/precompress.ts'),
  ]);
  const folder = path.join(out, RECORDS, APP);
  const draft = path.join(out, RECORDS, `.${APP}.draft-${process.pid}`);
  const undo = whenInterrupted([draft]);
  try {
    const { metafile, ...compiled } = await compileApp({ root: appRoot, folder: draft, isDevelopment: false });
    const sizes = await measureSizes({ ...compiled, metafile });
    await precompress(draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    const { folder: _draft, ...app } = compiled;
    writeRecord(out, APP, { inputs, outputs: markOf(out, [path.join(RECORDS, APP)]), app, sizes });
    return { app: { ...app, folder, metafile }, sizes, isNew: true };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    undo();
  }
}
