import { createHash } from 'node:crypto';

/** Identifies source and translation at the export, so that `import` detects changes of either. */
export const markOf = (source: string, target: string): string => `${hashOf(source)}-${hashOf(target)}`;

/** Whether the text is unchanged since the export; undefined if the file does not record it. */
export function isMarked(mark: string | undefined, side: 'source' | 'target', text: string): boolean | undefined {
  const hashes = mark?.split('-') ?? [];
  // Files of an earlier Slipway mark only the target.
  const hash = side === 'target' ? hashes.at(-1) : hashes.length > 1 ? hashes[0] : undefined;
  return hash === undefined ? undefined : hash === hashOf(text);
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
