import { openSync, writeFileSync } from 'node:fs';
import { type CliError, usageError } from '#cli/terminal/errors.ts';
import { noSpace } from '#cli/terminal/unwritable.ts';

/** Opens a file given by an option. @throws CliError that names the file */
export function openOutput(path: string, flags: 'w' | 'w+' | 'a+'): number {
  try {
    return openSync(path, flags);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Writes a file given by an option. @throws CliError that names the file */
export function writeOutput(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): CliError {
  const { code } = error as NodeJS.ErrnoException;
  return (
    noSpace(error, path) ??
    usageError(`${path} cannot be written (${code})`, ['Name a file in a folder that you can write to.'], error)
  );
}
