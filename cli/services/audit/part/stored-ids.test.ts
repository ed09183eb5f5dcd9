import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SeenIds } from './seen-ids.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-stored-ids-'));
const path = join(dir, 'ids');
afterAll(() => rmSync(dir, { recursive: true }));

const wordsOf = (file: string) => {
  const bytes = readFileSync(file);
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));
};
const stored = (...words: readonly number[]) => {
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, index) => bytes.writeUInt32LE(word, index * 4));
  return bytes;
};

it('the file has a hash and a line for each new id: another hash would not know the ids of an earlier run', () => {
  const seen = new SeenIds(path);
  expect(
    seen.add([
      [3, 'a'],
      [4, 'a'],
      [7, ''],
      [8, 'bet-17 ã'],
    ]),
  ).toEqual([{ line: 4, id: 'a', first: 3 }]);
  expect(seen.add([[9, '']])).toEqual([{ line: 9, id: '', first: 7 }]);
  seen.close();
  // Computed apart from this code, in Python.
  const words = [2_194_241_793, 1_344_023_463, 3, 451_841_411, 1_217_125_560, 7, 1_846_927_530, 2_889_991_939, 8];
  expect([wordsOf(path), seen.bytes]).toEqual([words, 36]);
});

it('a new run begins a new file, and one that goes on keeps what it may keep', () => {
  writeFileSync(path, stored(1, 2, 3));
  const anew = new SeenIds(path);
  expect([anew.bytes, wordsOf(path)]).toEqual([0, []]);
  anew.add([[1, 'a']]);
  anew.close();
  const goesOn = new SeenIds(path, 12);
  expect([
    goesOn.bytes,
    goesOn.add([
      [2, 'b'],
      [3, 'a'],
    ]),
  ]).toEqual([12, [{ line: 3, id: 'a', first: 1 }]]);
  expect([goesOn.bytes, wordsOf(path).filter((_, index) => index % 3 === 2)]).toEqual([24, [1, 2]]);
  goesOn.close();
  expect(new SeenIds().bytes).toBe(0);
});

it('more ids than are read at once are known again', () => {
  const ids = Array.from({ length: 40_000 }, (_, index) => [index + 1, `b${index}`] as const);
  const first = new SeenIds(path);
  expect(first.add(ids)).toEqual([]);
  first.close();
  const again = new SeenIds(path, 480_000);
  expect(again.add(ids)).toEqual(ids.map(([line, id]) => ({ line, id, first: line })));
  again.close();
});

it('lines beyond 32 bits are the last of them', () => {
  const seen = new SeenIds();
  seen.add([
    [2 ** 40, 'a'],
    [2 ** 32 - 2, 'b'],
  ]);
  expect(
    seen
      .add([
        [1, 'a'],
        [2, 'b'],
      ])
      .map(({ first }) => first),
  ).toEqual([4_294_967_295, 4_294_967_294]);
});
