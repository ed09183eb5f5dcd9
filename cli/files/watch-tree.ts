import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls back at each change below a folder, with the file if the system names it. Node 20's recursive watch on Linux loses files
 * that an editor replaces by renaming; watching each folder does not.
 *
 * @returns ends it
 */
export function watchTree(folder: string, changed: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const refresh = (): void => {
    const present = new Set([folder, ...foldersBelow(folder)]);
    for (const [each, watcher] of watchers)
      if (!present.has(each)) {
        watcher.close();
        watchers.delete(each);
      }
    for (const each of present) {
      if (watchers.has(each)) continue;
      try {
        const watcher = watch(each, (_event, name) => {
          refresh();
          changed(path.join(each, name ?? ''));
        });
        // A removed folder: its parent's watch reports it.
        watcher.on('error', () => watcher.close());
        watchers.set(each, watcher);
      } catch {
        // Removed since the listing.
      }
    }
  };
  refresh();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

function foldersBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (!entry.isDirectory() || entry.name === 'node_modules') return [];
      const own = path.join(folder, entry.name);
      return [own, ...foldersBelow(own)];
    });
  } catch {
    return [];
  }
}
