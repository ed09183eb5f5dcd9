import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { usageError } from '#cli/terminal/errors.ts';
import { STDIN } from '#cli/services/replay/scenarios/scenario-files.ts';
import { readHeader, type CsvHeader } from './csv.ts';

/** A file of bets, from its first record or where an earlier run stopped. */
export interface Input {
  readonly chunks: AsyncIterable<Buffer>;
  readonly header: CsvHeader | undefined;
  readonly encoding: Encoding;
  /** Bytes and lines before the first chunk. */
  readonly offset: number;
  readonly lines: number;
  readonly size: number | undefined;
}

/** RFC 1952. */
const isPacked = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';
const HEAD_BYTES = 1 << 16;
const CHUNK_BYTES = 1 << 18;

/**
 * Opens a file or standard input, detects its format, and continues at `from`.
 *
 * @throws CliError for an unreadable file, or one that is neither NDJSON nor CSV
 */
export async function openInput(file: string, from?: { offset: number; lines: number }): Promise<Input> {
  if (file !== STDIN) return openFile(file, from);
  const arriving = (process.stdin as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const start = await headOf(arriving);
  const chunks = isPacked(start) ? unpacked(after(start, arriving))[Symbol.asyncIterator]() : arriving;
  const first = isPacked(start) ? await headOf(chunks) : start;
  const encoding = encodingOf(first);
  const text = encoding === 'utf-8' ? after(first, chunks) : decoded(after(first, chunks), encoding);
  const head = await headOf(text[Symbol.asyncIterator]());
  const { header, skip, lines } = readHead(head);
  return {
    chunks: after(head.subarray(skip), text[Symbol.asyncIterator]()),
    header,
    encoding,
    offset: skip,
    lines,
    size: undefined,
  };
}

async function openFile(file: string, from?: { offset: number; lines: number }): Promise<Input> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || !found.isFile())
    throw usageError(`No file at ${file}`, ['Give a path that exists, or - for standard input.']);
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    .finally(() => handle.close());
  const raw = buffer.subarray(0, bytesRead);
  if (isPacked(raw)) return openPacked(file, from);
  const encoding = encodingOf(raw);
  const head = encoding === 'utf-8' ? raw : Buffer.from(new TextDecoder(encoding).decode(raw, { stream: true }));
  const { header, skip, lines } = readHead(head);
  const begin = from ?? { offset: skip, lines };
  const chunks =
    encoding === 'utf-8' ? chunksOf(file, begin.offset) : skipping(decoded(chunksOf(file), encoding), begin.offset);
  return { chunks, header, encoding, ...begin, size: found.size };
}

/** Opens the file at the first read, because a wrong option may end the audit earlier. */
async function* chunksOf(file: string, start = 0): AsyncGenerator<Buffer> {
  yield* createReadStream(file, { start, highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
}

/** Offsets count unpacked bytes, so a continued audit unpacks from the start; the size is unknown until the end. */
async function openPacked(file: string, from?: { offset: number; lines: number }): Promise<Input> {
  const stream = () => unpacked(chunksOf(file));
  const peeked = stream()[Symbol.asyncIterator]();
  const first = await headOf(peeked);
  await peeked.return?.(undefined);
  const encoding = encodingOf(first);
  const text = () => (encoding === 'utf-8' ? stream() : decoded(stream(), encoding));
  const head = encoding === 'utf-8' ? first : Buffer.from(new TextDecoder(encoding).decode(first, { stream: true }));
  const { header, skip, lines } = readHead(head);
  const begin = from ?? { offset: skip, lines };
  return { chunks: skipping(text(), begin.offset), header, encoding, ...begin, size: undefined };
}

/** @throws CliError for a truncated or damaged file */
async function* unpacked(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const source = Readable.from(chunks);
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Buffer>;
  } catch (error) {
    throw usageError(
      `The gzip file cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`,
      ['Test it with: gzip -t FILE'],
      error,
    );
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** Reads until the first line is complete. */
async function headOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEAD_BYTES && !head.includes(10)) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function* after(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** UTF-16 from Windows: a byte order mark, or a NUL beside every letter. */
function encodingOf(head: Buffer): Encoding {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[1] === 0 && head[3] === 0 && head[0] !== 0)) return 'utf-16le';
  if (
    (head[0] === 0xfe && head[1] === 0xff) ||
    (head[0] === 0 && head[2] === 0 && head[1] !== undefined && head[1] !== 0)
  )
    return 'utf-16be';
  return 'utf-8';
}

async function* decoded(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

async function* skipping(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of chunks) {
    if (left < chunk.length) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** @throws CliError */
function readHead(head: Buffer): { header: CsvHeader | undefined; skip: number; lines: number } {
  const mark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  const text = head.subarray(mark).toString('latin1');
  const first = text.trimStart()[0];
  if (first === undefined || first === '{') return { header: undefined, skip: mark, lines: 0 };
  if (first === '[') throw wrongFile('is a JSON array; write one bet per line (jq -c ".[]")');
  const end = text.indexOf('\n');
  const header = readHeader(end < 0 ? text : text.slice(0, end));
  // An NDJSON file with a broken first line is not CSV.
  if (typeof header === 'string') {
    if (/\n\s*\{/.test(text)) return { header: undefined, skip: mark, lines: 0 };
    throw wrongFile(`is neither NDJSON nor CSV: ${header}`);
  }
  return { header, skip: mark + (end < 0 ? text.length : end + 1), lines: 1 };
}

const wrongFile = (what: string) => usageError(`The file ${what}`, ['See docs/qa/audit.md for the format.']);
