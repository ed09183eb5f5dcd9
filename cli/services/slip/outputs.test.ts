import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outputsOf } from '#cli/test/outputs.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-slip-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, ...values: readonly unknown[]) =>
  writeFileSync(
    join(folder, name),
    values.map((value) => `${typeof value === 'string' ? value : JSON.stringify(value)}\n`).join(''),
  );

const odds = { id: 'evens', kind: 'odds', from: 'decimal', value: '2.00', expect: {} };
const slip = {
  id: 'slip',
  kind: 'sports',
  game: 'soccer',
  currency: 'BRL',
  stake: '2',
  multiple: 3,
  passes: ['2-string-1', 'single'],
  matches: [
    {
      id: 'a',
      picks: [
        { market: 'wl', outcome: 'w', odds: '1.85' },
        { market: 'wl', outcome: 'd', odds: '3.10' },
      ],
    },
    { id: 'b', picks: [{ market: 'goals', outcome: '3', odds: '3.60' }] },
  ],
};
const single = {
  ...slip,
  id: 'bd',
  game: 'bd',
  multiple: 1,
  passes: ['single'],
  matches: [{ id: 'b \u001B[2J', picks: [{ market: 'wl', outcome: 'l', odds: '4.5' }] }],
};

beforeEach(() => {
  write('slips.ndjson', odds, slip, single);
  write('broken.ndjson', odds, '{"id": ');
});
/** What a command prints, without the line that starts it. */
const said = async (line: string) => (await outputsOf(folder, [line])).split('\n').slice(1, -2);

it('odds are printed in every format, each value under its own name', async () => {
  expect(await said('odds 2.00 1000')).toEqual([
    'decimal 2.00',
    '  decimal      2.00',
    '  fractional   1/1',
    '  american     +100',
    '  hongkong     1.00',
    '  indonesian   1.00',
    '  malay        1.00',
    '  probability  0.50',
    'decimal 1000',
    '  decimal      1000.00',
    '  fractional   999/1',
    '  american     +99900',
    '  hongkong     999.00',
    '  indonesian   999.00',
    '  malay        -0.001002',
    '  probability  0.001',
  ]);
});

it('odds below zero are values, not options', async () => {
  const lines = await said('odds --from american --json -- -200 +150');
  expect(lines.map((line) => (JSON.parse(line) as { decimal: string }).decimal)).toEqual(['1.50', '2.50']);
});

it('the lines of a slip have numbers, odds and what each pays', async () => {
  expect(await said('lines slips.ndjson --offset 1 --limit 3')).toEqual([
    '     2  1  a wl d @3.10  odds 3.10  pays 18.60',
    '     3  1  b goals 3 @3.60  odds 3.60  pays 21.60',
    '     4  2  a wl w @1.85 + b goals 3 @3.60  odds 6.6600  pays 39.96',
    '3 of 5 lines; 30.00 BRL in all',
  ]);
});

it('a file cannot colour the terminal by a name in it', async () => {
  expect(await said('lines slips.ndjson --id bd')).toEqual([
    '     1  1  b \\u{1b}[2J wl l @4.5  odds 4.5  pays 5.85',
    '1 of 1 lines; 2.00 BRL in all',
  ]);
});

it('an explanation has the best and the worst of each match, the sums by length of line, and the returns', async () => {
  expect(await said('explain slips.ndjson')).toEqual([
    'a',
    '  best   0:0: wl:d = 3.1',
    '  worst  0:1: nothing pays',
    'b',
    '  best   0:3: goals:3 = 3.6',
    '  worst  0:0: nothing pays',
    'fold 1: 3 lines, best sum 6.7',
    'fold 2: 2 lines, best sum 11.16',
    '5 lines, 30.00 BRL in all',
    'max 107.16 = 2 x 3 x the sums',
    'guaranteed 0.00, lowest payout above zero 11.10',
  ]);
});

it.each([
  ['odds', ["! error: missing required argument 'value'", '! (use --help to see the options)']],
  ['odds 0.5', ['! error: value: decimal odds are at least 1, got "0.5" (oddsBelowOne)']],
  [
    'odds 2 --from roman',
    [
      "! error: option '--from <format>' argument 'roman' is invalid. Allowed choices are decimal, fractional, american, hongkong, indonesian, malay, probability.",
      '! (use --help to see the options)',
    ],
  ],
  ['lines nowhere.ndjson', ['! error: No file or folder at nowhere.ndjson', '!   next: Give a path that exists.']],
  ['lines slips.ndjson --limit 10001', ['! error: limit: a whole number from 0 to 10000, got 10001 (outOfRange)']],
  ['explain broken.ndjson', ['! error: broken.ndjson:2: Unexpected end of JSON input']],
])('%s is refused, and says why', async (line, why) => {
  expect(await said(line)).toEqual([...why, 'exit 2']);
});

it('what comes before a value that is wrong is printed', async () => {
  const [first, ...rest] = await said('odds 2 x --json');
  expect(JSON.parse(first ?? '')).toMatchObject({ value: '2', decimal: '2.00' });
  expect(rest).toEqual(['! error: value: expected a decimal text like "12.50", got "x" (notADecimal)', 'exit 2']);
});
