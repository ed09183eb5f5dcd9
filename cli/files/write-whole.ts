import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Written beside the target and renamed: other programs (the dev server, --watch) see the old file or the new one, never half of it. */
export function writeWhole(path: string, text: string): void {
  writeAll(new Map([[path, text]]));
}

/** All files or none: each is written beside its target first, and renamed when the last one is complete. */
export function writeAll(files: ReadonlyMap<string, string>): void {
  const drafts = [...files.keys()].map((path) => [path, `${path}.${process.pid}.tmp`] as const);
  try {
    for (const [path, draft] of drafts) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(draft, files.get(path) ?? '');
    }
  } catch (error) {
    for (const [, draft] of drafts) rmSync(draft, { force: true });
    throw error;
  }
  for (const [path, draft] of drafts) renameSync(draft, path);
}
