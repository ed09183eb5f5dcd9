import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';

/**
 * Makes a folder, and those above it that are missing. `mkdirSync` with `recursive` never ends below /proc: there Linux answers that
 * the folder above is missing though it is there, and Node makes that one again, without end.
 *
 * @throws Error of the file system
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process was quicker.
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const above = path.dirname(folder);
    if (code !== 'ENOENT' || above === folder || existsSync(above)) throw error;
    makeFolder(above);
    mkdirSync(folder);
  }
}

/** The same for the folder of `--out`. @throws CliError that names it */
export function makeOut(out: string): void {
  try {
    makeFolder(out);
  } catch (error) {
    throw usageError(`${out} cannot be created: ${(error as Error).message}`, [
      'Choose an --out folder that you can write to.',
    ]);
  }
}
