import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineError } from '#engine/money';
import { withEngineRefusals } from './engine-refusal.ts';
import { readSlip } from './read-slip.ts';
import { showExplanation } from './show-explanation.ts';
import { showLines } from './show-lines.ts';
import { showOdds } from './show-odds.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-show-'));
const file = join(dir, 'slips.ndjson');
let shown = '';
beforeEach(() => {
  shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(dir, { recursive: true }));

/** Without the colours of a terminal. */
const plain = () => stripVTControlCharacters(shown);
const pick = (market: string, outcome: string, odds: string, line?: string) => ({
  market,
  outcome,
  odds,
  ...(line !== undefined && { line }),
});
const slip = {
  id: 'slip',
  kind: 'sports',
  game: 'soccer',
  currency: 'BRL',
  stake: '2',
  multiple: 1,
  passes: ['2-string-1'],
  matches: [
    { id: 'a', picks: [pick('asian_handicap', 'home', '1.90', '-0.5'), pick('wl', 'w', '2.00')] },
    { id: 'b\u001B', picks: [pick('outright', 'x', '3')] },
  ],
};
const odds = { id: 'evens', kind: 'odds', from: 'decimal', value: '2.00', expect: {} };
const write = (...values: readonly unknown[]) =>
  writeFileSync(file, values.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join(''));
const usage = (message: string, next: readonly string[] = []) => ({ message, next, exitCode: 2 });

describe('lines', () => {
  const page = { offset: '0', limit: '10', asJson: false };
  it('are printed with the line of an Asian pick, and their numbers', async () => {
    write(odds, slip);
    await showLines(file, page);
    expect(plain()).toBe(
      [
        '     1  2  a asian_handicap home -0.5 @1.90 + b\\u{1b} outright x @3  odds 5.700000  pays 11.40',
        '     2  2  a wl w @2.00 + b\\u{1b} outright x @3  odds 6.000000  pays 12.00',
        '2 of 2 lines; 4.00 BRL in all',
        '',
      ].join('\n'),
    );
  });

  it('are printed as JSON', async () => {
    write(slip);
    await showLines(file, { ...page, offset: '1', asJson: true });
    expect(shown).toBe(
      '{"fold":2,"picks":[{"match":"a","market":"wl","outcome":"w","odds":"2.00"},{"match":"b\\u001b","market":"outright","outcome":"x","odds":"3"}],"odds":"6.000000","payout":"12.00"}\n',
    );
  });

  it.each([
    ['0', 'x'],
    ['0', '1x'],
    ['0', 'x1'],
    ['0', ''],
    ['0', '100000'],
    ['x', '1'],
    ['1x', '1'],
    ['x1', '1'],
    ['', '1'],
    ['1'.repeat(31), '1'],
    ['-1', '-1'],
  ])('from %s, %s of them, are refused', async (offset, limit) => {
    write(slip);
    await expect(showLines(file, { ...page, offset, limit })).rejects.toMatchObject(
      usage('--offset and --limit must be whole numbers from 0'),
    );
    expect(shown).toBe('');
  });

  it('may begin far behind the last', async () => {
    write(slip);
    await showLines(file, { ...page, offset: '9'.repeat(30), limit: '10000' });
    expect(plain()).toBe('0 of 2 lines; 4.00 BRL in all\n');
  });
});

describe('an explanation', () => {
  it('names what pays at best and at worst, by name where there is no score', async () => {
    write({
      ...slip,
      game: 'bd',
      matches: [{ id: 'm\u001B', picks: [pick('wl', 'w', '2.00'), pick('goals', '1', '3')] }, slip.matches[1]],
    });
    await showExplanation(file, { id: undefined, asJson: false });
    expect(plain().split('\n')).toEqual([
      'm\\u{1b}',
      '  best   1:0: wl:w, goals:1 = 5',
      '  worst  0:0: nothing pays',
      'b\\u{1b}',
      '  best   by name: outright:x = 3',
      '  worst  by name: nothing pays',
      'fold 2: 2 lines, best sum 15',
      '2 lines, 4.00 BRL in all',
      'max 19.50 = 2 x 1 x the sums x 0.65',
      'guaranteed 0.00, lowest payout above zero 7.80',
      '',
    ]);
  });

  it('is JSON with the same values', async () => {
    write({ ...slip, passes: ['single'], matches: [slip.matches[1]] });
    await showExplanation(file, { id: 'slip', asJson: true });
    expect(JSON.parse(shown)).toEqual({
      matches: [
        {
          id: 'b\u001B',
          best: { score: null, picks: ['outright:x'], sum: '3' },
          worst: { score: null, picks: [], sum: '0' },
        },
      ],
      folds: [{ fold: 1, lines: '1', sum: '3', paid: '6.00' }],
      estimate: { lines: '1', stake: '2.00', max: '6.00', guaranteed: '0.00', min: '6.00' },
    });
  });
});

it('odds are printed in every format, without one where there is none', () => {
  showOdds(['1', '3'], 'decimal', false);
  expect(shown).toBe(
    'decimal 1\n  decimal      1.00\n  fractional   0/1\n  american     -\n  hongkong     0.00\n  indonesian   -\n  malay        0.00\n  probability  1.00\n' +
      'decimal 3\n  decimal      3.00\n  fractional   2/1\n  american     +200\n  hongkong     2.00\n  indonesian   2.00\n  malay        -0.50\n  probability  0.333333\n',
  );
  shown = '';
  showOdds(['3'], 'decimal', true);
  expect(shown).toBe(
    '{"from":"decimal","value":"3","decimal":"3.00","fractional":"2/1","american":"+200","hongkong":"2.00","indonesian":"2.00","malay":"-0.50","probability":"0.333333"}\n',
  );
  expect(() => showOdds(['\u001B'], 'decimal', false)).toThrow(expect.objectContaining({ exitCode: 2 }));
});

describe('a slip', () => {
  it('is the first of its kind, or the one with the id', async () => {
    write('null', '5', odds, { ...odds, id: 'slip' }, slip, { ...slip, id: 'other', stake: '3' });
    expect((await readSlip(file, undefined)).stake).toBe('2');
    expect((await readSlip(file, 'slip')).stake).toBe('2');
    expect((await readSlip(file, 'other')).stake).toBe('3');
  });

  it('is refused with its place and a remedy', async () => {
    const next = ['List the ids with: slipway replay FILE --json'];
    write(odds);
    await expect(readSlip(file, undefined)).rejects.toMatchObject(
      usage(`No scenario of the kind sports in ${file}`, next),
    );
    write(slip);
    await expect(readSlip(file, 'x')).rejects.toMatchObject(
      usage(`No scenario of the kind sports with the id x in ${file}`, next),
    );
    write(odds, '{"id": ', slip);
    await expect(readSlip(file, undefined)).rejects.toMatchObject({
      message: expect.stringContaining(`${file}:2: `),
      exitCode: 2,
    });
    write({ ...slip, game: 'chess' });
    await expect(readSlip(file, undefined)).rejects.toMatchObject({
      exitCode: 2,
      next: [],
      cause: expect.any(EngineError),
    });
  });

  it('that the engine refuses is an error of the user, and another fault stays one of ours', () => {
    const refusal = new EngineError('unknownRule', 'rules', 'no such rule');
    const run = (error: Error) => () =>
      withEngineRefusals(() => {
        throw error;
      });
    expect(withEngineRefusals(() => 5)).toBe(5);
    expect(run(refusal)).toThrow(
      expect.objectContaining({ ...usage('rules: no such rule (unknownRule)'), cause: refusal }),
    );
    const fault = new TypeError('fault');
    expect(run(fault)).toThrow(fault);
  });
});
