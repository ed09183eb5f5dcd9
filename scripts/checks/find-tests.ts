import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isLong, type Project, projectOf, type Share } from '#scripts/config/long-tests.ts';

/** In the order of scripts/config/vitest.config.ts. */
export const PROJECTS: readonly Project[] = ['unit', 'app', 'browser'];

const FOLDERS = ['app', 'engine', 'contract', 'fixtures', 'simulator', 'cli', 'scripts'];

/** Test files whose path contains a pattern, by project, ignoring case. */
export function findTests(
  patterns: readonly string[],
  share: Share = 'all',
  root = '.',
): Readonly<Record<Project, readonly string[]>> {
  const wanted = patterns.map((pattern) => pattern.replace(/^\.\//, '').toLowerCase());
  const found: Record<Project, string[]> = { unit: [], app: [], browser: [] };
  for (const folder of FOLDERS)
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = path.join(folder, name).replaceAll('\\', '/');
      const project = projectOf(file);
      if (project === undefined || (share !== 'all' && isLong(file) !== (share === 'long'))) continue;
      if (wanted.some((each) => file.toLowerCase().includes(each))) found[project].push(file);
    }
  return found;
}
