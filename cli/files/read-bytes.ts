import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/**
 * The bytes of a file, or its size if it is too large. Does not wait for a pipe.
 *
 * @throws Error where the path cannot be opened or is not a file
 */
export function readBytes(path: string, maxBytes: number): Buffer | number {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new Error('it is not a regular file.');
    if (stat.size > maxBytes) return stat.size;
    const bytes = Buffer.allocUnsafe(stat.size);
    let at = 0;
    while (at < bytes.length) {
      const read = readSync(file, bytes, at, bytes.length - at, at);
      if (read === 0) break;
      at += read;
    }
    return at === bytes.length ? bytes : bytes.subarray(0, at);
  } finally {
    closeSync(file);
  }
}
