import { expect, it } from 'vitest';
import { cutRecords } from './cut-records.ts';

const BLOCK = 262_144;
const RECORD = 1_048_576;

/** Each block as its text, shortened, its length, its end, and why it was left out. */
async function cut(chunks: readonly string[], isCsv: boolean, offset = 0) {
  async function* all() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const blocks: unknown[][] = [];
  for await (const { bytes, end, leftOut } of cutRecords(all(), isCsv, offset)) {
    const text = String(bytes);
    const shown = text.length > 40 ? `...${text.slice(-12)}` : text;
    blocks.push([shown, bytes.length, end, ...(leftOut === undefined ? [] : [leftOut])]);
  }
  return blocks;
}

/** Records of four bytes. */
const rows = (bytes: number) => 'a,b\n'.repeat(bytes / 4);
const TAIL = '...a,b\na,b\na,b\n';

it('small chunks are gathered to a block of 256 KB, which ends with a record', async () => {
  expect(await cut([], false)).toEqual([]);
  expect(await cut(['a\n', 'b'], false, 7)).toEqual([['a\nb', 3, 10]]);
  expect(await cut([rows(BLOCK - 4), 'c,d\n', 'e'], false, 100)).toEqual([
    ['...a,b\na,b\nc,d\n', BLOCK, BLOCK + 100],
    ['e', 1, BLOCK + 101],
  ]);
  expect(await cut([rows(BLOCK - 4), 'c,', 'd', '\ne'], false)).toEqual([
    ['...a,b\na,b\nc,d\n', BLOCK, BLOCK],
    ['e', 1, BLOCK + 1],
  ]);
});

it('what follows the last record of a block begins the next one', async () => {
  expect(await cut([`${rows(BLOCK)}c,`, 'd\n'], false)).toEqual([
    [TAIL, BLOCK, BLOCK],
    ['c,d\n', 4, BLOCK + 4],
  ]);
  expect(await cut([`${rows(BLOCK)}c,`, `d\n${rows(BLOCK)}e`], true, 1)).toEqual([
    [TAIL, BLOCK, BLOCK + 1],
    [TAIL, BLOCK + 4, BLOCK * 2 + 5],
    ['e', 1, BLOCK * 2 + 6],
  ]);
});

/** After 256 KB of records: those that end in the block, and what waits for more. */
it.each([
  ['a quote that is open', 'c,d\n', 'e,"f\ng\n'],
  ['a quote that is open at the first cell', 'c,d\n', '"f\ng\n'],
  ['a quote that is closed', 'c,"d\n"\n', 'e'],
  ['two quoted cells', '"c\n","d\n"\n', 'e '],
  ['doubled quotes', '"c""\n""d"\n', 'e'],
  ['a doubled quote at the end', '"c"""\n', 'e'],
  ['doubled quotes that are not closed', 'c\n', '"d""\n""'],
  ['an empty quoted cell', '""\n', 'e'],
  ['quotes after a semicolon', 'c\n', 'd;"e\n'],
  ['quotes after a tab', 'c\n', 'd\t"e\n'],
  ['quotes after a comma', 'c\n', 'd,"e\n'],
  ['a quote within a cell', 'c"\nd" ,e\n', 'f'],
  ['a quote within a cell, before a comma', 'c",d\n', 'f'],
  ['a quote within a cell, at the end of a line', 'c"\nd\n', 'f'],
  ['a quote after a blank', 'c, "d\ne\n', 'f'],
  ['a quote after the last record', 'c\n', 'x"d'],
])('CSV is not cut within a cell: %s', async (_, ended, waiting) => {
  expect(await cut([`${rows(BLOCK)}${ended}${waiting}`], true)).toEqual([
    [expect.stringMatching(/\n$/), BLOCK + ended.length, BLOCK + ended.length],
    [waiting, waiting.length, BLOCK + ended.length + waiting.length],
  ]);
});

it('NDJSON is cut at line ends, whatever its quotes are', async () => {
  expect(await cut([`${rows(BLOCK)}"c\nd`], false)).toEqual([
    ['...\na,b\na,b\n"c\n', BLOCK + 3, BLOCK + 3],
    ['d', 1, BLOCK + 4],
  ]);
});

it('a block that begins with a quoted cell is cut after it', async () => {
  expect(await cut([`"x\n${'y'.repeat(BLOCK)}"\nz`], true)).toEqual([
    [`...${'y'.repeat(10)}"\n`, BLOCK + 5, BLOCK + 5],
    ['z', 1, BLOCK + 6],
  ]);
});

const TOO_LONG = 'a line of more than 1048576 bytes';

it('a line of 1 MB is read, a longer one is left out, with the offsets of what follows', async () => {
  const line = 'x'.repeat(RECORD);
  expect(await cut([line, '\ny\n'], false)).toEqual([[`...${'x'.repeat(9)}\ny\n`, RECORD + 3, RECORD + 3]]);
  expect(await cut(['a\n', `${line}x`, 'xx', 'x\nb\n', 'c\n'], false, 10)).toEqual([
    ['a\n', 2, 12],
    ['\n', 1, RECORD + 17, TOO_LONG],
    ['b\nc\n', 4, RECORD + 21],
  ]);
  expect(await cut([`a\n${line}x`, '\n', 'b'], true)).toEqual([
    ['a\n', 2, 2],
    ['\n', 1, RECORD + 4, TOO_LONG],
    ['b', 1, RECORD + 5],
  ]);
  expect(await cut([`a\n${line}x`, 'xx'], false)).toEqual([
    ['a\n', 2, 2],
    ['', 0, RECORD + 5, TOO_LONG],
  ]);
});

it('a quote that is not closed within 1 MB is left out with its line only', async () => {
  expect(await cut([`a\n"b\n${rows(RECORD)}`, 'c\n'], true, 5)).toEqual([
    ['a\n', 2, 7],
    ['"b\n', 3, 10, 'a quote is not closed'],
    [TAIL, RECORD, RECORD + 10],
    ['c\n', 2, RECORD + 12],
  ]);
});
