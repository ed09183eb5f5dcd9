import { rmSync } from 'node:fs';
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
  // Writes that are on their way still land while it is being emptied: again, until none comes.
  for (const path of drafts) rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 });
  process.stderr.write('\nInterrupted: nothing half-written is left.\n');
  process.exit(EXIT.interrupted);
}
