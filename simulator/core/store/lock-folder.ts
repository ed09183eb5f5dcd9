import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Sqlite } from './sqlite.ts';

/** A folder that cannot hold worlds, with remedies. */
export class UnusableFolder extends Error {
  readonly next: readonly string[];

  constructor(message: string, next: readonly string[], cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'UnusableFolder';
    this.next = next;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'lies below a file',
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'is on a disk that is read-only',
  ENOSPC: 'is on a disk that is full',
};
/** Named in messages and in the lock's files. */
export type LockOwner = 'simulator' | 'edge';

const ANOTHER_FOLDER = 'Give --data a folder that you may write to; it is made if it does not exist.';

/**
 * Creates the folder if needed and locks it: two processes with one store would not see each other's changes in memory.
 *
 * The lock is SQLite's lock on an empty file, which the system releases when the process ends, so that no stale lock remains. A
 * copy of the folder is not locked.
 *
 * @returns a function that releases the lock
 * @throws UnusableFolder
 */
export function lockFolder(folder: string, owner: LockOwner = 'simulator'): () => void {
  const file = join(folder, `${owner}.lock`);
  const pidFile = join(folder, `${owner}.pid`);
  try {
    makeFolder(resolve(folder));
    closeSync(openSync(file, 'a'));
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UnusableFolder(`${folder} ${REASONS[code] ?? 'cannot be written to'} (${code})`, [ANOTHER_FOLDER], error);
  }
  const lock = new Sqlite(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test((error as Error).message))
      throw new UnusableFolder(`${file} cannot be locked (${(error as Error).message})`, [ANOTHER_FOLDER], error);
    throw new UnusableFolder(
      `${folder} is in use by another ${owner}, process ${pidIn(pidFile)}`,
      ['End that process first (Ctrl-C, or kill and its number),', 'or give --data another folder.'],
      error,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    // The lock file stays: if another process has just opened it, both would hold a lock.
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

/** Folder by folder: below /proc, Node 20's recursive `mkdirSync` never returns. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder);
}

function pidIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
