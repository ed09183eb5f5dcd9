import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';
import { whenInterrupted } from '#cli/terminal/interrupt.ts';
import { RECORDS } from './build-record.ts';

/** Holds the id of the process that is building. */
const LOCK = 'lock';

/**
 * Keeps two builds from writing into one folder, where they would replace each other's files. A lock whose process is gone does
 * not count.
 *
 * @returns a function that unlocks the folder
 * @throws CliError (exit 2) while another build writes there
 */
export function lockFolder(out: string): () => void {
  const file = path.join(out, RECORDS, LOCK);
  const own = `${process.pid} ${hostname()}\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  if (!tryLock(file, own)) {
    const holder = heldBy(file);
    if (holder !== undefined)
      throw usageError(`Another build is writing into ${out}: process ${holder}.`, [
        'Wait until it ends and run the same command again, or choose another --out.',
        `If no build is running, remove ${file}`,
      ]);
    rmSync(file, { force: true });
    if (!tryLock(file, own)) return lockFolder(out);
  }
  const undo = whenInterrupted([file]);
  return () => {
    undo();
    rmSync(file, { force: true });
  };
}

function tryLock(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // On a full disk an empty lock would remain.
    rmSync(file, { force: true });
    throw error;
  }
}

/** The process that holds the lock; undefined when it is gone. A process on another machine with the same disk cannot be checked. */
function heldBy(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
  const [pid = '', host = ''] = text.split(' ');
  if (host !== hostname()) return text === '' ? undefined : `${pid} on ${host}`;
  try {
    process.kill(Number(pid), 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : undefined;
  }
}
