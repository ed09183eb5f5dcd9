import { copyFileSync, linkSync } from 'node:fs';

/**
 * Hard-links a file instead of copying it: sites have hundreds of files in common, and writing
 * each of them seven times dominates the build. Where a link is impossible (another disk, a file system without
 * links), the file is copied.
 *
 * @param from a file that never changes: its name or its folder has a hash of the content
 */
export function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
