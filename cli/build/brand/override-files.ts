import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The text files of a folder, as `<below>/<language>/<namespace>.json`. */
export function overrideFiles(folder: string, below = 'locales'): readonly string[] {
  const list = (name: string): string[] => {
    try {
      return readdirSync(path.join(folder, name)).sort();
    } catch {
      return [];
    }
  };
  return list(below).flatMap((language) => {
    const inside = path.posix.join(below, language);
    return list(inside).map((file) => `${inside}/${file}`);
  });
}
