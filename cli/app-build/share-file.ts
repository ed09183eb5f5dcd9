import { copyFileSync, linkSync } from 'node:fs';

/**
 * Gives a file a second name instead of a second copy: sites have hundreds of files in common, and a disk that is given
 * each of them seven times is what a build waits for. Where it cannot be linked (another disk, a file system without
 * links), it is copied.
 *
 * @param from a file that nobody writes to again: its name holds a hash of it, or its folder does
 */
export function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
