/** Complete records, or one that is too long. */
export interface Block {
  readonly bytes: Buffer;
  /** Offset of the next block in the file. */
  readonly end: number;
  readonly leftOut?: string;
}

const BLOCK_BYTES = 1 << 18;
/** Twenty times a bet of fifteen matches with sixty picks each. */
const MAX_RECORD_BYTES = 1 << 20;
const TOO_LONG = `a line of more than ${MAX_RECORD_BYTES} bytes`;
const [NEWLINE, QUOTE, TAB, SEMICOLON, COMMA] = [10, 34, 9, 59, 44];

/**
 * Splits a stream at ends of records, so that each block can be read alone. Memory is bounded: a line that is too long is skipped
 * and reported.
 */
export async function* cutRecords(
  chunks: AsyncIterable<Buffer>,
  isCsv: boolean,
  offset: number,
): AsyncGenerator<Block> {
  let buffered: Buffer[] = [];
  let size = 0;
  let at = offset;
  let isSkipping = false;
  const take = (bytes: Buffer, leftOut?: string): Block => {
    at += bytes.length;
    return { bytes, end: at, ...(leftOut !== undefined && { leftOut }) };
  };
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (isSkipping) {
      const end = bytes.indexOf(NEWLINE);
      at += end < 0 ? bytes.length : end;
      if (end < 0) continue;
      isSkipping = false;
      yield take(bytes.subarray(end, end + 1), TOO_LONG);
      bytes = bytes.subarray(end + 1);
    }
    buffered.push(bytes);
    size += bytes.length;
    if (size < BLOCK_BYTES) continue;
    let rest = buffered.length === 1 ? bytes : Buffer.concat(buffered);
    for (;;) {
      const end = isCsv ? lastRecordEnd(rest) : rest.lastIndexOf(NEWLINE);
      if (end >= 0) {
        yield take(rest.subarray(0, end + 1));
        rest = rest.subarray(end + 1);
      }
      if (rest.length <= MAX_RECORD_BYTES) break;
      const line = rest.indexOf(NEWLINE);
      if (line >= 0) {
        // CSV: this quote is never closed.
        yield take(rest.subarray(0, line + 1), 'a quote is not closed');
        rest = rest.subarray(line + 1);
        continue;
      }
      at += rest.length;
      rest = Buffer.alloc(0);
      isSkipping = true;
    }
    buffered = rest.length > 0 ? [rest] : [];
    size = rest.length;
  }
  if (isSkipping) yield take(Buffer.alloc(0), TOO_LONG);
  if (size > 0) yield take(Buffer.concat(buffered));
}

/** The last line end outside quotes. A quote opens only at the beginning of a cell. */
function lastRecordEnd(bytes: Buffer): number {
  let found = -1;
  let at = 0;
  for (;;) {
    const open = bytes.indexOf(QUOTE, at);
    const line = bytes.lastIndexOf(NEWLINE, (open < 0 ? bytes.length : open) - 1);
    if (line >= at) found = line;
    if (open < 0) return found;
    at = open + 1;
    if (!beginsCell(bytes, open)) continue;
    for (;;) {
      const close = bytes.indexOf(QUOTE, at);
      if (close < 0) return found;
      at = close + 1;
      if (bytes[at] !== QUOTE) break;
      at += 1;
    }
  }
}

function beginsCell(bytes: Buffer, at: number): boolean {
  const before = bytes[at - 1];
  return at === 0 || before === NEWLINE || before === COMMA || before === SEMICOLON || before === TAB;
}
