import { statSync } from 'node:fs';
import { basename } from 'node:path';

/** SQLite's error codes for operators. */
const MEANINGS: readonly (readonly [code: string, meaning: string])[] = [
  ['SQLITE_FULL', 'the disk is full'],
  ['SQLITE_READONLY', 'the file or its disk is read-only'],
  ['SQLITE_BUSY', 'another program has locked it'],
  ['SQLITE_LOCKED', 'another program has locked it'],
  ['SQLITE_CORRUPT', 'the file is damaged'],
  ['SQLITE_CANTOPEN', 'the file cannot be opened'],
  ['SQLITE_IOERR', 'the disk does not read or write'],
];

export function whatHappened(error: unknown): string {
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  const meaning = MEANINGS.find(([name]) => code.startsWith(name))?.[1];
  return meaning === undefined || message.includes(meaning) ? message : `${meaning} (${message})`;
}

/**
 * Writes into a deleted or replaced file are lost when the process ends.
 *
 * @returns a function that throws if one of the files is no longer the one that was opened
 */
export function watchFiles(files: readonly string[]): () => void {
  const idOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
  const opened = files.map((file) => [file, idOf(file)] as const);
  return () => {
    for (const [file, id] of opened) {
      const now = idOf(file);
      if (now === id) continue;
      const what = now === undefined ? 'was deleted' : 'was replaced by another file';
      throw new Error(`${basename(file)} ${what} while the edge runs: stop it, and see docs/operators/edge.md`);
    }
  };
}
