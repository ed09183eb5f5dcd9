import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import path from 'node:path';

export type Inside =
  | { readonly state: 'read'; readonly bytes: Buffer }
  | { readonly state: 'missing' | 'outside' | 'no-file' }
  | { readonly state: 'too-large'; readonly size: number };

/**
 * Reads a file of a folder, never more than `most` bytes and never through a link that leads out of the folder.
 *
 * @example readInside('brands/harborlight', 'logo.svg', 100_000)
 */
export function readInside(folder: string, name: string, most: number): Inside {
  let real: string;
  try {
    real = realpathSync(path.join(folder, name));
    if (!real.startsWith(realpathSync(folder) + path.sep)) return { state: 'outside' };
  } catch {
    return { state: 'missing' };
  }
  let file: number;
  try {
    // A pipe would be waited for: nobody may ever write into it.
    file = openSync(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch {
    return { state: 'no-file' };
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) return { state: 'no-file' };
    if (stat.size > most) return { state: 'too-large', size: stat.size };
    const bytes = Buffer.alloc(stat.size);
    let at = 0;
    while (at < bytes.length) {
      const read = readSync(file, bytes, at, bytes.length - at, at);
      if (read === 0) break;
      at += read;
    }
    return { state: 'read', bytes: bytes.subarray(0, at) };
  } finally {
    closeSync(file);
  }
}
