import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openInput } from './open-input.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-open-input-'));
afterAll(() => rmSync(dir, { recursive: true }));

type Place = 'file' | 'packed file' | 'pipe' | 'packed pipe';
const PLACES: readonly Place[] = ['file', 'packed file', 'pipe', 'packed pipe'];
const UTF_16BE = (text: string) => Buffer.from(text, 'utf16le').swap16();
const UTF_16LE = (text: string) => Buffer.from(text, 'utf16le');
const HEADER = 'bet_id,game,stake,passes,matches,payout';
const header = { columns: HEADER.split(','), delimiter: ',' };

/** Standard input is replaced by these chunks while `run` runs. */
async function piped<T>(chunks: readonly Buffer[], run: () => Promise<T>): Promise<T> {
  const real = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', { value: Readable.from(chunks), configurable: true });
  try {
    return await run();
  } finally {
    if (real !== undefined) Object.defineProperty(process, 'stdin', real);
  }
}

async function opened(file: string, from?: { offset: number; lines: number }) {
  const { chunks, ...rest } = await openInput(file, from);
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return { ...rest, chunks: read.map(String) };
}

async function openedAt(place: Place, content: Buffer, from?: { offset: number; lines: number }) {
  const bytes = place.startsWith('packed') ? gzipSync(content) : content;
  if (place.endsWith('pipe')) return piped([bytes], () => opened('-'));
  writeFileSync(join(dir, 'in'), bytes);
  return opened(join(dir, 'in'), from);
}

const whole = async (place: Place, content: Buffer) => {
  const { chunks, size, ...rest } = await openedAt(place, content);
  return { ...rest, text: chunks.join(''), hasSize: size === content.length };
};

const BETS = '{"a": "ã"}\n{"b": 2}\n';
const NDJSON = { header: undefined, lines: 0 };
const CASES: readonly (readonly [string, Buffer, object])[] = [
  ['NDJSON', Buffer.from(BETS), { ...NDJSON, encoding: 'utf-8', offset: 0, text: BETS }],
  ['NDJSON after blank lines', Buffer.from('\n \n{}'), { ...NDJSON, encoding: 'utf-8', offset: 0, text: '\n \n{}' }],
  ['NDJSON with a mark', Buffer.from(`\uFEFF${BETS}`), { ...NDJSON, encoding: 'utf-8', offset: 3, text: BETS }],
  ['NDJSON with a broken first line', Buffer.from('x\n{}'), { ...NDJSON, encoding: 'utf-8', offset: 0, text: 'x\n{}' }],
  ['the second line indented', Buffer.from('x\n  {'), { ...NDJSON, encoding: 'utf-8', offset: 0, text: 'x\n  {' }],
  ['nothing', Buffer.from(''), { ...NDJSON, encoding: 'utf-8', offset: 0, text: '' }],
  ['CSV', Buffer.from(`${HEADER}\n1,2\n`), { header, lines: 1, encoding: 'utf-8', offset: 40, text: '1,2\n' }],
  ['CSV of a header', Buffer.from(HEADER), { header, lines: 1, encoding: 'utf-8', offset: 39, text: '' }],
  [
    'CSV with a mark',
    Buffer.from(`\uFEFF${HEADER}\n1,2\n`),
    { header, lines: 1, encoding: 'utf-8', offset: 43, text: '1,2\n' },
  ],
  ['UTF-16 with a mark', UTF_16LE(`\uFEFF${BETS}`), { ...NDJSON, encoding: 'utf-16le', offset: 0, text: BETS }],
  ['UTF-16 without', UTF_16LE(BETS), { ...NDJSON, encoding: 'utf-16le', offset: 0, text: BETS }],
  ['big-endian with a mark', UTF_16BE(`\uFEFF${BETS}`), { ...NDJSON, encoding: 'utf-16be', offset: 0, text: BETS }],
  ['big-endian without', UTF_16BE(BETS), { ...NDJSON, encoding: 'utf-16be', offset: 0, text: BETS }],
  [
    'CSV in UTF-16',
    UTF_16BE(`${HEADER}\n1,ã\n`),
    { header, lines: 1, encoding: 'utf-16be', offset: 40, text: '1,ã\n' },
  ],
];

describe.each(PLACES)('a %s', (place) => {
  it.each(CASES)('with %s is read from its first record', async (_, content, expected) => {
    expect(await whole(place, content)).toEqual({ ...expected, hasSize: place === 'file' });
  });

  it.each([
    ['[{}]', 'The file is a JSON array; write one bet per line (jq -c ".[]")'],
    [
      'Hello {\n',
      'The file is neither NDJSON nor CSV: the first line lacks the columns bet_id, game, stake, passes, matches, payout',
    ],
    [
      'bet_id,game,stake,passes,matches\npayout',
      'The file is neither NDJSON nor CSV: the first line lacks the columns payout',
    ],
  ])('with %j is refused', async (text, message) => {
    await expect(openedAt(place, Buffer.from(text))).rejects.toMatchObject({
      message,
      next: ['See docs/qa/audit.md for the format.'],
      exitCode: 2,
    });
  });
});

it.each([
  ['utf-16le', [0xff, 0xfe, 0x41, 0x01]],
  ['utf-8', [0xff, 0x41]],
  ['utf-8', [0x41, 0xfe]],
  ['utf-16be', [0xfe, 0xff, 0x01, 0x41]],
  ['utf-8', [0xfe, 0x41]],
  ['utf-8', [0x41, 0xff]],
  ['utf-16le', [0x41, 0, 0x41, 0]],
  ['utf-8', [0x41, 0, 0x41, 1]],
  ['utf-8', [0x41, 1, 0x41, 0]],
  ['utf-8', [0, 0, 0, 0]],
  ['utf-16be', [0, 0x41, 0, 0x41]],
  ['utf-8', [0, 0x41, 1, 0x41]],
  ['utf-8', [1, 0x41, 0, 0x41]],
  ['utf-8', [0, 0, 0, 0x41]],
])('is %s with the first bytes %j', async (encoding, bytes) => {
  const rest = encoding === 'utf-8' ? Buffer.from('\n{') : encoding === 'utf-16le' ? UTF_16LE('\n{') : UTF_16BE('\n{');
  expect((await openedAt('file', Buffer.from([...bytes, ...rest]))).encoding).toBe(encoding);
});

it.each([
  ['the first byte of gzip only', [0x1f, 0x41]],
  ['the second byte of gzip only', [0x41, 0x8b]],
  ['the first byte of a mark only', [0xef, 0x41, 0x41]],
  ['two bytes of a mark', [0xef, 0xbb, 0x41]],
  ['the first and the last byte of a mark', [0xef, 0x41, 0xbf]],
  ['the last two bytes of a mark', [0x41, 0xbb, 0xbf]],
])('%s is text', async (_, bytes) => {
  const found = await openedAt('file', Buffer.from([...bytes, 10, 0x7b]));
  expect([found.encoding, found.offset, found.size]).toEqual(['utf-8', 0, bytes.length + 2]);
});

it.each<[string, Place, Buffer, number | undefined]>([
  ['a file', 'file', Buffer.from(BETS), 21],
  ['a packed file', 'packed file', Buffer.from(BETS), undefined],
  ['a file in UTF-16', 'file', UTF_16BE(BETS), 40],
  ['a packed file in UTF-16', 'packed file', UTF_16LE(BETS), undefined],
])('an audit goes on in %s where the earlier one has stopped', async (_, place, content, size) => {
  const { chunks, ...rest } = await openedAt(place, content, { offset: 12, lines: 1 });
  expect({ ...rest, text: chunks.join('') }).toEqual({
    header: undefined,
    encoding: content[1] === 0 ? 'utf-16le' : content[0] === 0 ? 'utf-16be' : 'utf-8',
    offset: 12,
    lines: 1,
    size,
    text: '{"b": 2}\n',
  });
});

it('a pipe is read no further than to the end of its first line', async () => {
  const chunks = [' ', '{"a"', ': 1}\n{}\n', '{"b": 2}\n', ''].map((text) => Buffer.from(text));
  expect((await piped(chunks, () => opened('-'))).chunks).toEqual([' {"a": 1}\n{}\n', '{"b": 2}\n', '']);
  const long = [Buffer.alloc(65_535, ' '), Buffer.from('{'), Buffer.from('"a"')];
  expect((await piped(long, () => opened('-'))).chunks.map((text) => text.length)).toEqual([65_536, 3]);
});

it('a large file is read in chunks of 256 KB, and its head in 64 KB', async () => {
  writeFileSync(join(dir, 'large'), Buffer.concat([Buffer.alloc(70_000, ' '), Buffer.alloc(200_000, '{')]));
  const { chunks, offset } = await opened(join(dir, 'large'));
  expect([chunks.map((text) => text.length), offset]).toEqual([[262_144, 7_856], 0]);
});

it('a damaged gzip file is refused with a remedy', async () => {
  const packed = gzipSync(BETS.repeat(100));
  writeFileSync(join(dir, 'cut.gz'), packed.subarray(0, -9));
  const refused = {
    message: 'The gzip file cannot be unpacked: unexpected end of file',
    next: ['Test it with: gzip -t FILE'],
    exitCode: 2,
    cause: expect.objectContaining({ code: 'Z_BUF_ERROR' }),
  };
  await expect(opened(join(dir, 'cut.gz'))).rejects.toMatchObject(refused);
  await expect(piped([packed.subarray(0, -9)], () => opened('-'))).rejects.toMatchObject(refused);
});

it.each(['nowhere', '.'])('%s is no file', async (name) => {
  const file = join(dir, name);
  await expect(opened(file)).rejects.toMatchObject({
    message: `No file at ${file}`,
    next: ['Give a path that exists, or - for standard input.'],
    exitCode: 2,
  });
});
