import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Text files as `<below>/<language>/<namespace>.json`. */
export function overrideFiles(folder: string, below = 'locales'): readonly string[] {
  const list = (name: string): string[] => namesIn(path.join(folder, name));
  return list(below).flatMap((language) => {
    const inside = path.posix.join(below, language);
    return list(inside).map((file) => `${inside}/${file}`);
  });
}

/** Files that lie beside the folders of languages and are ignored. */
export function skippedFiles(folder: string, below = 'locales'): readonly string[] {
  const isFolder = (name: string): boolean => {
    try {
      readdirSync(path.join(folder, below, name));
      return true;
    } catch {
      return false;
    }
  };
  return namesIn(path.join(folder, below))
    .filter((name) => !name.startsWith('.') && !isFolder(name))
    .map((name) => path.posix.join(below, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
