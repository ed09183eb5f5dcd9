import { rmSync } from 'node:fs';
import { EXIT } from './exit-codes.ts';

const drafts = new Set<string>();
let isListening = false;

/**
 * Paths that Ctrl-C removes before the process ends with 130; the rest stays as it was.
 *
 * @returns forgets them again
 */
export function whenInterrupted(paths: readonly string[]): () => void {
  for (const path of paths) drafts.add(path);
  if (!isListening) {
    isListening = true;
    process.once('SIGINT', () => {
      for (const path of drafts) rmSync(path, { recursive: true, force: true });
      process.stderr.write('\nInterrupted: nothing half-written is left.\n');
      process.exit(EXIT.interrupted);
    });
  }
  return () => {
    for (const path of paths) drafts.delete(path);
  };
}
