import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Larger than any catalogue (11 languages x 3,000 keys are 3 MB in all), smaller than what stalls the check. */
export const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The bytes of a file, or its size where that is more than is read. A pipe is not waited for: nobody may ever write into it.
 *
 * @throws Error where the file cannot be opened, or is none
 */
export function readBytes(path: string): Buffer | number {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new Error('it is no ordinary file.');
    if (stat.size > MAX_BYTES) return stat.size;
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
