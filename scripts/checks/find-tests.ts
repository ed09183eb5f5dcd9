import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The projects of vitest, in the order in which they run (scripts/config/vitest.config.ts). */
export const PROJECTS = ['unit', 'app', 'browser'] as const;
export type Project = (typeof PROJECTS)[number];

const FOLDERS = ['app', 'engine', 'contract', 'fixtures', 'simulator', 'cli', 'scripts'];

function projectOf(file: string): Project | undefined {
  if (file.endsWith('.browser.test.ts')) return 'browser';
  if (file.endsWith('.test.tsx')) return 'app';
  return file.endsWith('.test.ts') ? 'unit' : undefined;
}

/** The test files whose path contains one of the patterns, by project. Large and small letters are the same. */
export function findTests(patterns: readonly string[], root = '.'): Readonly<Record<Project, readonly string[]>> {
  const wanted = patterns.map((pattern) => pattern.replace(/^\.\//, '').toLowerCase());
  const found: Record<Project, string[]> = { unit: [], app: [], browser: [] };
  for (const folder of FOLDERS)
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = path.join(folder, name).replaceAll('\\', '/');
      const project = projectOf(file);
      if (project !== undefined && wanted.some((each) => file.toLowerCase().includes(each))) found[project].push(file);
    }
  return found;
}
