import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Sizes } from '#cli/build/budgets.ts';
import { HOSTING } from '#cli/build/hosting/hosting-folder.ts';
import { makeOut } from '#cli/files/make-folder.ts';
import { unwritable } from '#cli/terminal/unwritable.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { readRecord, RECORDS, writeRecord, type SiteRecord } from './build-record.ts';
import { appMark, compiledBefore, compileOnce, isAppSource } from './compile-once.ts';
import { lockFolder } from './lock-folder.ts';
import { markOf } from './mark.ts';
import { hasSources, packagedApp } from './packaged-app.ts';

export interface BuiltBrand {
  readonly id: string;
  /** Where the web server finds the site. */
  readonly folder: string;
  readonly state: 'unchanged' | 'built' | 'would be built';
  readonly files: number;
  readonly bytes: number;
  readonly ms: number;
}

export interface BuildResult {
  readonly brands: readonly BuiltBrand[];
  readonly app: { readonly state: 'unchanged' | 'compiled' | 'would be compiled'; readonly ms: number };
  readonly sizes: Sizes | undefined;
  readonly ms: number;
}

export interface BuildOptions {
  readonly root: string;
  readonly appRoot: string;
  readonly ids: readonly string[];
  readonly out: string;
  readonly isDryRun?: boolean;
  readonly onStep?: (done: number, of: number, what: string) => void;
}

/** Inputs of a site other than the app and the brand's folder. */
export const STAMPING = [
  'app/icons',
  'app/licences-site.txt',
  'app/locales',
  'app/profiles',
  'app/sbom-site.cdx.json',
  'contract/brand',
  'cli/build',
  'cli/brands',
  'cli/build/hosting/content-policy.ts',
];

/**
 * Builds brands: the app is compiled once, and each brand is stamped from it. Brands that did not change since the last build into
 * the same folder are skipped.
 *
 * @throws CliError when a brand has errors (then nothing is written), the folder is not writable, or slipway did not build it
 * @example await buildBrands({ root, appRoot, ids: ['harborlight'], out: 'dist/sites' })
 */
export async function buildBrands(options: BuildOptions): Promise<BuildResult> {
  const { root, appRoot, ids, isDryRun = false, onStep = () => undefined } = options;
  const startedAt = performance.now();
  const out = path.resolve(root, options.out);
  const packaged = hasSources(appRoot) ? undefined : packagedApp(appRoot);
  if (packaged === undefined && !hasSources(appRoot))
    throw usageError(`${appRoot} has neither the app's sources nor the compiled app.`, [
      'Reinstall the package, or run slipway from a checkout.',
    ]);

  const source = packaged?.inputs ?? appMark(appRoot);
  // The app's mark covers the app's own sources already.
  const stamping = markOf(appRoot, packaged === undefined ? STAMPING.filter((place) => !isAppSource(place)) : STAMPING);
  const inputs = new Map(ids.map((id) => [id, `${source}-${stamping}-${brandMark(root, id)}`]));
  const done = new Map<string, BuiltBrand>();
  for (const id of ids) {
    const record = readRecord<SiteRecord>(out, id);
    if (record !== undefined && record.inputs === inputs.get(id) && record.outputs === siteMark(out, id))
      done.set(id, {
        id,
        folder: path.join(out, id),
        state: 'unchanged',
        files: record.files,
        bytes: record.bytes,
        ms: 0,
      });
  }
  const due = ids.filter((id) => !done.has(id));
  const before = packaged ?? compiledBefore(out, source);
  const result = (app: BuildResult['app'], sizes: Sizes | undefined): BuildResult => ({
    brands: ids.flatMap((id) => done.get(id) ?? []),
    app,
    sizes,
    ms: Math.round(performance.now() - startedAt),
  });
  if (due.length === 0) return result({ state: 'unchanged', ms: 0 }, before?.sizes);

  const { refuseErrors } = await import('./refuse-errors.ts');
  refuseErrors(root, due, appRoot);
  if (isDryRun) {
    for (const id of due)
      done.set(id, { id, folder: path.join(out, id), state: 'would be built', files: 0, bytes: 0, ms: 0 });
    return result({ state: before === undefined ? 'would be compiled' : 'unchanged', ms: 0 }, before?.sizes);
  }

  makeOut(out);
  const { refuseTargets } = await import('#cli/build/replace-folders.ts');
  for (const id of due) refuseTargets(out, [id, path.join(HOSTING, id), path.join(RECORDS, 'app')]);
  let unlock: (() => void) | undefined;
  try {
    unlock = lockFolder(out);
    const of = due.length + 1;
    onStep(0, of, before === undefined ? 'compiling the app' : 'the app');
    const compiled = before ?? (await compileOnce(out, appRoot, source));
    const compileMs = Math.round(performance.now() - startedAt);
    const { stampBrand, stampedNothing } = await import('#cli/build/stamp-brand.ts');
    const stamped = stampedNothing();
    for (const [index, id] of due.entries()) {
      onStep(index + 1, of, id);
      const stampedAt = performance.now();
      const folder = await stampBrand({ root, appRoot, id, app: compiled.app, out, stamped });
      const { files, bytes } = weigh(folder);
      writeRecord(out, id, { inputs: inputs.get(id) ?? '', outputs: siteMark(out, id), files, bytes });
      done.set(id, { id, folder, state: 'built', files, bytes, ms: Math.round(performance.now() - stampedAt) });
    }
    onStep(of, of, 'done');
    return result(
      { state: compiled.isNew ? 'compiled' : 'unchanged', ms: compiled.isNew ? compileMs : 0 },
      compiled.sizes,
    );
  } catch (error) {
    throw unwritable(error, out) ?? error;
  } finally {
    unlock?.();
  }
}

/** State of the brand's folder and of the variable with its secret: the page contains a hash of the secret. */
function brandMark(root: string, id: string): string {
  const env = /"env"\s*:\s*"([A-Z0-9_]+)"/.exec(readText(path.join(root, 'brands', id, 'brand.json')))?.[1];
  const secret = env === undefined ? undefined : process.env[env];
  return `${markOf(root, [path.join('brands', id)])}${secret === undefined ? '' : `-${checksum(secret)}`}`;
}

/** Distinguishes secrets without storing them. */
function checksum(text: string): string {
  return createHash('sha256').update(`slipway-build-record\0${text}`).digest('hex').slice(0, 16);
}

function siteMark(out: string, id: string): string {
  return markOf(out, [id, path.join(HOSTING, id)]);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function weigh(folder: string): { files: number; bytes: number } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = entries.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return { files: entries.length, bytes: bytes.reduce((sum, size) => sum + size, 0) };
}
