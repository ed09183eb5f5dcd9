import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Finding } from './finding.ts';
import { findingsSink } from './findings-file.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-findings-'));
afterAll(() => rmSync(dir, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

const HEADER = 'line,kind,bet_id,currency,expected,actual,difference,code,message\n';
const finding = (bet_id: string, more: Partial<Finding> = {}): Finding => ({
  line: 2,
  kind: 'payout',
  bet_id,
  ...more,
});
const json = (bet_id: string) => `{"line":2,"kind":"payout","bet_id":"${bet_id}"}\n`;

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['=1', "'=1"],
  ['+a', "'+a"],
  ['+1', "'+1"],
  ['-a', "'-a"],
  ['@a', "'@a"],
  ['\ta', "'\ta"],
  ['\ra', `"'\ra"`],
  ['-1', '-1'],
  ['-12.50', '-12.50'],
  ['-12.', "'-12."],
  ['-1.5x', "'-1.5x"],
  ['-x1', "'-x1"],
  ['a=1', 'a=1'],
  ['a,b', '"a,b"'],
  ['a"b"', '"a""b"""'],
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
])('the cell %j is %j in CSV', async (text, cell) => {
  const file = join(dir, 'cell.csv');
  const sink = findingsSink(file, undefined);
  await sink.write([finding(text)]);
  await sink.close();
  expect(readFileSync(file, 'utf8')).toBe(`${HEADER}2,payout,${cell},,,,,,\n`);
});

it('every column of a finding is written', async () => {
  const file = join(dir, 'all.csv');
  const sink = findingsSink(file, undefined);
  expect(sink.bytes).toBe(HEADER.length);
  const money = { currency: 'BRL', expected: '1', actual: '2', difference: '-1' };
  await sink.write([finding('a', { ...money, code: 'code', message: 'é' })]);
  await sink.write([]);
  await sink.write([finding('b')]);
  await sink.close();
  const text = `${HEADER}2,payout,a,BRL,1,2,-1,code,é\n2,payout,b,,,,,,\n`;
  expect([readFileSync(file, 'utf8'), sink.bytes]).toEqual([text, Buffer.byteLength(text)]);
});

it.each(['kept.ndjson', 'kept.csv'])('%s goes on after the bytes of the earlier run', async (name) => {
  const file = join(dir, name);
  writeFileSync(file, 'kept\nnot kept\n');
  const sink = findingsSink(file, 5);
  expect([readFileSync(file, 'utf8'), sink.bytes]).toEqual(['kept\n', 5]);
  await sink.write([finding('a')]);
  await sink.close();
  const added = name.endsWith('.csv') ? '2,payout,a,,,,,,\n' : json('a');
  expect([readFileSync(file, 'utf8'), sink.bytes]).toEqual([`kept\n${added}`, 5 + added.length]);
  await findingsSink(file, 0).close();
  expect(readFileSync(file, 'utf8')).toBe('');
  writeFileSync(file, 'of another run');
  await findingsSink(file, undefined).close();
  expect(readFileSync(file, 'utf8')).toBe(name.endsWith('.csv') ? HEADER : '');
});

it('without a file they go to standard output as NDJSON', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const sink = findingsSink(undefined, undefined);
  await sink.write([finding('a'), finding('b\u001B')]);
  await sink.write([finding('c')]);
  expect(write).not.toHaveBeenCalled();
  await sink.close();
  expect([write.mock.calls, sink.bytes]).toEqual([[[`${json('a')}${json('b\\u001b')}${json('c')}`]], 0]);
});
