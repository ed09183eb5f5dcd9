import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CompiledApp } from './compile-app.ts';

/** Bytes after gzip -9. The prescribed packages alone are 130 KB (design/anchors.md). */
export const BUDGETS = { 'first JavaScript': 160_000, 'style sheet': 12_000, 'largest lazy part': 60_000 } as const;
export type BudgetName = keyof typeof BUDGETS;
export type Sizes = Readonly<Record<BudgetName, number>>;

/** What a reader downloads, in bytes after gzip -9. */
export async function measureSizes(app: CompiledApp): Promise<Sizes> {
  const size = async (file: string): Promise<number> =>
    gzipSync(await readFile(path.join(app.folder, file)), { level: 9 }).length;
  const scripts = Object.keys(app.metafile.outputs)
    .map((file) => path.basename(file))
    .filter((file) => file.endsWith('.js'));
  const first = await Promise.all(app.first.map(size));
  const lazy = await Promise.all(scripts.filter((file) => !app.first.includes(file)).map(size));
  return {
    'first JavaScript': first.reduce((sum, bytes) => sum + bytes, 0),
    'style sheet': await size(app.style),
    'largest lazy part': Math.max(0, ...lazy),
  };
}

/** The sizes above their budget. */
export function overBudget(sizes: Sizes): readonly BudgetName[] {
  return (Object.keys(BUDGETS) as BudgetName[]).filter((name) => sizes[name] > BUDGETS[name]);
}
