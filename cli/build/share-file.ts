import { copyFileSync, linkSync } from 'node:fs';

/**
 * Hard-links a file instead of copying it: sites share hundreds of files, and writing each of them seven times dominates the
 * build. Copies where links are impossible (another disk or file system).
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
