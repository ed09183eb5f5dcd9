import { realpathSync } from 'node:fs';
import path from 'node:path';
import { readBytes } from '#cli/files/read-bytes.ts';

export type Inside =
  | { readonly state: 'read'; readonly bytes: Buffer }
  | { readonly state: 'missing' | 'outside' }
  | { readonly state: 'no-file'; readonly why: string }
  | { readonly state: 'too-large'; readonly size: number };

/**
 * Reads a file of a folder, at most `maxBytes`, and never through a link that leads out of the folder.
 *
 * @example readInside('brands/harborlight', 'logo.svg', 100_000)
 */
export function readInside(folder: string, name: string, maxBytes: number): Inside {
  let real: string;
  try {
    real = realpathSync(path.join(folder, name));
    if (!real.startsWith(realpathSync(folder) + path.sep)) return { state: 'outside' };
  } catch (error) {
    const why = whyOf(error);
    return /^ENOENT|^ENOTDIR/.test(why) ? { state: 'missing' } : { state: 'no-file', why };
  }
  try {
    const bytes = readBytes(real, maxBytes);
    return typeof bytes === 'number' ? { state: 'too-large', size: bytes } : { state: 'read', bytes };
  } catch (error) {
    return { state: 'no-file', why: whyOf(error) };
  }
}

const whyOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;
