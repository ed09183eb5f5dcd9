/** Whole records of a file, or one that is too long to be read. */
export interface Block {
  readonly bytes: Buffer;
  /** Where the next block begins in the file. */
  readonly end: number;
  /** Instead of records: why the line that stands here was left out. */
  readonly leftOut?: string;
}

const BLOCK_BYTES = 1 << 18;
/** A bet of fifteen matches with sixty picks each takes a twentieth of it. */
const RECORD_BYTES_MOST = 1 << 20;
const TOO_LONG = `a line of more than ${RECORD_BYTES_MOST} bytes`;
const [NEWLINE, QUOTE, TAB, SEMICOLON, COMMA] = [10, 34, 9, 59, 44];

/**
 * Cuts a stream where records end, so that every block can be read by itself, in any process. Memory does not grow with a line: one
 * that is too long is passed over and told.
 */
export async function* cutRecords(
  chunks: AsyncIterable<Buffer>,
  isCsv: boolean,
  offset: number,
): AsyncGenerator<Block> {
  let held: Buffer[] = [];
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
    held.push(bytes);
    size += bytes.length;
    if (size < BLOCK_BYTES) continue;
    let rest = held.length === 1 ? bytes : Buffer.concat(held);
    for (;;) {
      const end = isCsv ? lastRecordEnd(rest) : rest.lastIndexOf(NEWLINE);
      if (end >= 0) {
        yield take(rest.subarray(0, end + 1));
        rest = rest.subarray(end + 1);
      }
      if (rest.length <= RECORD_BYTES_MOST) break;
      const line = rest.indexOf(NEWLINE);
      if (line >= 0) {
        // CSV only: a quote that is opened here is closed nowhere.
        yield take(rest.subarray(0, line + 1), 'a quote is not closed');
        rest = rest.subarray(line + 1);
        continue;
      }
      at += rest.length;
      rest = Buffer.alloc(0);
      isSkipping = true;
    }
    held = rest.length > 0 ? [rest] : [];
    size = rest.length;
  }
  if (isSkipping) yield take(Buffer.alloc(0), TOO_LONG);
  if (size > 0) yield take(Buffer.concat(held));
}

/** The last end of a line that stands in no quotes. A quote opens at the beginning of a cell only. */
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
