import { stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';

export const STDIN = '-';

/**
 * The files of the arguments in order; a folder means its .json and .ndjson files by name.
 *
 * @throws CliError for a missing file or folder
 */
export async function scenarioFiles(names: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const name of names) {
    if (name === STDIN) {
      files.push(name);
      continue;
    }
    const found = await stat(name).catch(() => undefined);
    if (found === undefined) {
      throw usageError(`No file or folder at ${name}`, ['Give a path that exists.']);
    }
    if (!found.isDirectory()) {
      files.push(name);
      continue;
    }
    const below = await readdir(name, { recursive: true });
    files.push(
      ...below
        .filter((file) => /\.(nd)?json$/.test(file))
        .sort()
        .map((file) => join(name, file)),
    );
  }
  return files;
}
