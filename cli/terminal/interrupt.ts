import { existsSync, rmSync } from 'node:fs';
import { EXIT } from './exit-codes.ts';

const drafts = new Set<string>();

/**
 * Paths that Ctrl-C removes before the process ends with 130. Without any, Ctrl-C is left to other listeners, such as a server.
 *
 * @returns a function that unregisters them
 */
export function whenInterrupted(paths: readonly string[]): () => void {
  for (const path of paths) drafts.add(path);
  // Unregistered first, so that it runs once; registered before others, because a server or watch would end with drafts left.
  process.off('SIGINT', end);
  process.prependListener('SIGINT', end);
  return () => {
    for (const path of paths) drafts.delete(path);
    if (drafts.size === 0) process.off('SIGINT', end);
  };
}

function end(): void {
  for (const path of drafts) removeWhileWritten(path);
  process.stderr.write('\nInterrupted. Incomplete files were removed.\n');
  process.exit(EXIT.interrupted);
}

const MAX_TRIES = 50;
const PAUSE_MS = 20;

/** Retries, because the compiler, another process, may still write into the folder. */
function removeWhileWritten(path: string): void {
  for (let tries = 1; existsSync(path) || tries === 1; tries++) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (tries >= MAX_TRIES) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    if (tries >= MAX_TRIES) return;
  }
}
