import { createHash } from 'node:crypto';

/** Identifies source and translation at the time of the export, so that `import` detects which of them has changed since. */
export const markOf = (source: string, target: string): string => `${hashOf(source)}-${hashOf(target)}`;

/** Whether the text is the one that was here at the export; undefined where the file does not record it. */
export function isMarked(mark: string | undefined, side: 'source' | 'target', text: string): boolean | undefined {
  const hashes = mark?.split('-') ?? [];
  // A file of an earlier Slipway has the mark of the target alone.
  const hash = side === 'target' ? hashes.at(-1) : hashes.length > 1 ? hashes[0] : undefined;
  return hash === undefined ? undefined : hash === hashOf(text);
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
