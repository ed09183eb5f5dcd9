import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { unwritable } from '#cli/terminal/unwritable.ts';

/** Written beside the target and renamed, so that other programs never see half a file. */
export function writeWhole(path: string, text: string): void {
  writeAll(new Map([[path, text]]));
}

/**
 * Writes all files or none: each beside its target first; they are renamed when all are complete.
 *
 * @throws CliError that names the folder which is full or may not be written
 */
export function writeAll(files: ReadonlyMap<string, string | Uint8Array>): void {
  const drafts = [...files.keys()].map((path) => [path, `${path}.${process.pid}.tmp`] as const);
  let writing = '';
  try {
    for (const [path, draft] of drafts) {
      writing = dirname(path);
      makeFolder(dirname(path));
      writeFileSync(draft, files.get(path) ?? '');
    }
    for (const [path, draft] of drafts) renameSync(draft, path);
  } catch (error) {
    // Below a file nothing can exist, and removing would fail and hide the error.
    for (const [, draft] of drafts) if (existsSync(draft)) rmSync(draft, { force: true });
    throw unwritable(error, writing) ?? error;
  }
}
