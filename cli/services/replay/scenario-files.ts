import { stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

/** Standard input. */
export const STDIN = '-';

/**
 * The files that the arguments mean, in order: a folder stands for the .json and .ndjson files below it, by name.
 *
 * @throws CliError for what does not exist
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
      throw new CliError(`No file or folder at ${name}`, { next: ['Give a path that exists.'], exitCode: EXIT.usage });
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
