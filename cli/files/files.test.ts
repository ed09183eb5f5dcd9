import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lineAndColumn } from './line-and-column.ts';
import { readBytes } from './read-bytes.ts';
import { sarif } from './sarif.ts';
import { writeAll, writeWhole } from './write-whole.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'slipway-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => path.join(folder, name);

it('an offset is a line and a column, both from 1', () => {
  expect([0, 1, 2, 3, 5, 6].map((offset) => lineAndColumn('a\nb😀\nc', offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
    { line: 2, column: 4 },
    { line: 3, column: 1 },
  ]);
});

it('a file is read up to a limit; a folder and a pipe are not files', () => {
  writeFileSync(at('five'), '12345');
  writeFileSync(at('none'), '');
  execFileSync('mkfifo', [at('pipe')]);
  expect([readBytes(at('five'), 5), readBytes(at('five'), 4), readBytes(at('none'), 0)]).toEqual([
    Buffer.from('12345'),
    5,
    Buffer.alloc(0),
  ]);
  for (const name of ['pipe', '.'])
    expect(() => readBytes(at(name), 5)).toThrow(new Error('it is not a regular file.'));
  expect(() => readBytes(at('nowhere'), 5)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});

it('findings are SARIF with relative paths escaped', () => {
  const checks = { one: ['error', 'First'], two: ['warning', 'Second'] } as const;
  const finding = { severity: 'warning', line: 3, column: 4, message: 'm' } as const;
  expect(
    sarif('tool', checks, [
      { ...finding, check: 'two', file: 'a b\\c%.json', logicalName: 'k', more: { properties: { x: 1 } } },
      { ...finding, check: 'one', severity: 'error', file: '/abs/ü.json' },
    ]),
  ).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'tool',
            rules: [
              { id: 'one', shortDescription: { text: 'First' }, defaultConfiguration: { level: 'error' } },
              { id: 'two', shortDescription: { text: 'Second' }, defaultConfiguration: { level: 'warning' } },
            ],
          },
        },
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'two',
            ruleIndex: 1,
            level: 'warning',
            message: { text: 'm' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'a%20b/c%25.json' },
                  region: { startLine: 3, startColumn: 4 },
                },
                logicalLocations: [{ fullyQualifiedName: 'k' }],
              },
            ],
            properties: { x: 1 },
          },
          {
            ruleId: 'one',
            ruleIndex: 0,
            level: 'error',
            message: { text: 'm' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'file:///abs/%C3%BC.json' },
                  region: { startLine: 3, startColumn: 4 },
                },
              },
            ],
          },
        ],
      },
    ],
  });
});

it('files are written all or none, in folders that are made', () => {
  writeWhole(at('new/deep/one.txt'), 'one');
  writeAll(
    new Map<string, string | Uint8Array>([
      [at('new/two.txt'), 'two'],
      [at('new/three.bin'), Buffer.from([1])],
    ]),
  );
  expect(readdirSync(at('new'), { recursive: true }).sort()).toEqual(['deep', 'deep/one.txt', 'three.bin', 'two.txt']);
  mkdirSync(at('new/a-folder'));
  expect(() =>
    writeAll(
      new Map([
        [at('new/two.txt'), 'changed'],
        [at('five/below'), 'x'],
      ]),
    ),
  ).toThrow(expect.objectContaining({ exitCode: 2, next: ['Choose a folder that you can write to.'] }));
  expect(() => writeWhole(at('new/a-folder'), 'x')).toThrow(expect.objectContaining({ code: 'EISDIR' }));
  expect([readFileSync(at('new/two.txt'), 'utf8'), readdirSync(at('new')).sort()]).toEqual([
    'two',
    ['a-folder', 'deep', 'three.bin', 'two.txt'],
  ]);
});
