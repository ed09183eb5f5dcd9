import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { STDIN } from './scenario-files.ts';

/**
 * The lines of a file in batches, as they arrive: a batch is one read, so that memory does not grow with the file and a line
 * needs no promise of its own (which halved the rate).
 */
export async function* lineBatches(file: string): AsyncGenerator<string[]> {
  const source = file === STDIN ? process.stdin : createReadStream(file, { highWaterMark: 1 << 18 });
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  rest += decoder.end();
  if (rest !== '') yield [rest];
}
