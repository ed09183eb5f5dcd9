import { existsSync, rmSync } from 'node:fs';
import { EXIT } from './exit-codes.ts';

const drafts = new Set<string>();

/**
 * Paths that Ctrl-C removes before the process ends with 130; the rest stays as it was. Between such pieces of work
 * Ctrl-C belongs to whoever runs the process: a server ends in its own way.
 *
 * @returns forgets them again
 */
export function whenInterrupted(paths: readonly string[]): () => void {
  for (const path of paths) drafts.add(path);
  // The same function twice would be called twice. Before all others: a server or a watch would end with drafts left.
  process.off('SIGINT', end);
  process.prependListener('SIGINT', end);
  return () => {
    for (const path of paths) drafts.delete(path);
    if (drafts.size === 0) process.off('SIGINT', end);
  };
}

function end(): void {
  for (const path of drafts) removeWhileWritten(path);
  process.stderr.write('\nInterrupted: nothing half-written is left.\n');
  process.exit(EXIT.interrupted);
}

const TRIES_MOST = 50;
const PAUSE_MS = 20;

/** Writes that are on their way (the compiler is a process of its own) still land while a folder is being emptied. */
function removeWhileWritten(path: string): void {
  for (let tries = 1; existsSync(path) || tries === 1; tries++) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (tries >= TRIES_MOST) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    if (tries >= TRIES_MOST) return;
  }
}
