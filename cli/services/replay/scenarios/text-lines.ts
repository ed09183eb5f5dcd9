import { createReadStream } from 'node:fs';
import { usageError } from '#cli/terminal/errors.ts';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { NOT_UTF8, SAVE_AS, textOf } from '#cli/files/read-text.ts';
import { STDIN } from './scenario-files.ts';

/** Longer than any scenario or list on one line. */
const MAX_LINE = 1 << 24;
/** Replaces a line that is too long; not JSON. */
export const LONG_LINE = '\0 longer than 16 MB';

/**
 * A file's lines, one batch per read: memory is bounded, and promises per line halved the speed. A line over 16 MB becomes
 * `LONG_LINE`.
 */
export async function* lineBatches(file: string): AsyncGenerator<string[]> {
  const source = file === STDIN ? process.stdin : createReadStream(file, { highWaterMark: 1 << 18 });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let isLong = false;
  let read = 0;
  const textIn = (chunk?: Buffer): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch (error) {
      throw notText(file, read, chunk, error);
    }
  };
  for await (const chunk of source) {
    const lines = textIn(chunk as Buffer).split('\n');
    // To split a long line again with each read would be quadratic.
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    read += lines.length;
    if (isLong && lines.length > 0) {
      lines[0] = LONG_LINE;
      isLong = false;
    }
    if (rest.length > MAX_LINE || isLong) {
      isLong = true;
      rest = '';
    }
    if (lines.length > 0) yield lines;
  }
  rest += textIn();
  if (rest !== '' || isLong) yield [isLong ? LONG_LINE : rest];
}

/** The line of the first bytes that are not UTF-8; a character may span chunks. */
function notText(file: string, read: number, chunk: Buffer | undefined, cause: unknown) {
  const begun = chunk?.findIndex((byte) => byte < 0x80 || byte > 0xbf) ?? 0;
  const bytes = chunk?.subarray(read === 0 ? 0 : Math.max(0, begun)) ?? Buffer.alloc(0);
  const { text, bad } = textOf(bytes);
  const line = read + lineAndColumn(text, bad?.offset ?? 0).line;
  return usageError(`${file}:${line}: ${bad?.message ?? `${NOT_UTF8}.`}`, [bad?.advice ?? SAVE_AS], cause);
}
