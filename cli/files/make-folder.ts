import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';

/**
 * Makes a folder and its missing parents. `mkdirSync` with `recursive` loops forever below /proc, where Linux reports an existing
 * parent as missing.
 *
 * @throws Error of the file system
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process was faster.
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const above = path.dirname(folder);
    if (code !== 'ENOENT' || above === folder || existsSync(above)) throw error;
    makeFolder(above);
    mkdirSync(folder);
  }
}

/** For --out. @throws CliError that names the folder */
export function makeOut(out: string): void {
  try {
    makeFolder(out);
  } catch (error) {
    throw usageError(`${out} cannot be created: ${(error as Error).message}`, [
      'Choose an --out folder that you can write to.',
    ]);
  }
}
