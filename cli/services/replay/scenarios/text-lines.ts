import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { STDIN } from './scenario-files.ts';

/** Longer than any scenario, or a list of them on one line. */
const MAX_LINE = 1 << 24;
/** Stands for a line that was too long to keep. It is no JSON. */
export const LONG_LINE = '\0 longer than 16 MB';

/**
 * The lines of a file in batches, as they arrive: a batch is one read, so that memory does not grow with the file and a line
 * needs no promise of its own (which halved the rate). A line over 16 MB is dropped while it is read, and becomes `LONG_LINE`.
 */
export async function* lineBatches(file: string): AsyncGenerator<string[]> {
  const source = file === STDIN ? process.stdin : createReadStream(file, { highWaterMark: 1 << 18 });
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isLong = false;
  for await (const chunk of source) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
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
  rest += decoder.end();
  if (rest !== '' || isLong) yield [isLong ? LONG_LINE : rest];
}
