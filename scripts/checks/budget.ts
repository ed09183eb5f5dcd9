import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileApp } from '#cli/app-build/compile-app.ts';
import type { CheckResult } from './run-tool.ts';

/** Bytes after gzip -9. The prescribed packages alone are 130 KB (design/anchors.md). */
const BUDGETS = { 'first JavaScript': 160_000, 'style sheet': 12_000, 'largest lazy part': 60_000 } as const;

/** Builds the app as it ships and holds its sizes against their budgets. */
export async function checkBudget(): Promise<CheckResult> {
  const app = await compileApp({ root: process.cwd(), folder: 'dist/app', isDevelopment: false });
  const size = async (file: string) => gzipSync(await readFile(path.join(app.folder, file)), { level: 9 }).length;
  const scripts = Object.keys(app.metafile.outputs)
    .map((file) => path.basename(file))
    .filter((file) => file.endsWith('.js'));
  const first = await Promise.all(app.first.map(size));
  const lazy = await Promise.all(scripts.filter((file) => !app.first.includes(file)).map(size));
  const sizes: Record<keyof typeof BUDGETS, number> = {
    'first JavaScript': first.reduce((sum, bytes) => sum + bytes, 0),
    'style sheet': await size(app.style),
    'largest lazy part': Math.max(0, ...lazy),
  };
  const names = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
  const over = names.filter((name) => sizes[name] > BUDGETS[name]);
  const table = names
    .map((name) => `  ${name.padEnd(18)} ${String(sizes[name]).padStart(7)} of ${BUDGETS[name]} bytes gzip`)
    .join('\n');
  return { passed: names.length - over.length, failed: over.length, output: table, note: table };
}
