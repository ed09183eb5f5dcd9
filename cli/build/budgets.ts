import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import type { CompiledApp } from './compile-app.ts';

/**
 * Bytes after gzip -9, for the main script also Brotli; for requests their number. docs/developers/benchmarks.md has the share of
 * the packages.
 */
export const BUDGETS = {
  'first JavaScript': 150_000,
  'main script': 132_000,
  'first requests': 12,
  'first odds script': 16_000,
  'style stylesheet': 12_000,
  'press style stylesheet': 12_000,
  'later style stylesheet': 40_000,
  'largest lazy chunk': 60_000,
} as const;
export const budgetUnit = (name: BudgetName): string =>
  name === 'first requests' ? 'scripts' : name === 'main script' ? 'bytes Brotli' : 'bytes gzip';
export type BudgetName = keyof typeof BUDGETS;
export type Sizes = Readonly<Record<BudgetName, number>>;

/** What a player downloads: scripts and bytes of the first load. */
export async function measureSizes(app: CompiledApp): Promise<Sizes> {
  const size = async (file: string): Promise<number> =>
    gzipSync(await readFile(path.join(app.folder, file)), { level: 9 }).length;
  const brotliSize = async (file: string): Promise<number> =>
    (await promisify(brotliCompress)(await readFile(path.join(app.folder, file)))).length;
  const scripts = Object.keys(app.metafile.outputs)
    .map((file) => path.basename(file))
    .filter((file) => file.endsWith('.js'));
  const first = await Promise.all(app.first.map(size));
  const lazy = await Promise.all(scripts.filter((file) => !app.first.includes(file)).map(size));
  return {
    'first JavaScript': first.reduce((sum, bytes) => sum + bytes, 0),
    'main script': Math.max(...(await Promise.all(app.first.map(brotliSize)))),
    'first requests': app.first.length,
    'first odds script': await size(app.firstOdds),
    'style stylesheet': await size(app.style),
    'press style stylesheet': app.pressStyle === '' ? 0 : await size(app.pressStyle),
    'later style stylesheet': await size(app.lazyStyle),
    'largest lazy chunk': Math.max(0, ...lazy),
  };
}

export function overBudget(sizes: Sizes): readonly BudgetName[] {
  return (Object.keys(BUDGETS) as BudgetName[]).filter((name) => sizes[name] > BUDGETS[name]);
}
