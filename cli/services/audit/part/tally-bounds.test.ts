import { expect, it } from 'vitest';
import { csvRecords, readHeader } from './csv.ts';
import { caseOf } from './finding.ts';
import { jsonRecords } from './json-lines.ts';
import { readPicks } from './picks-text.ts';
import { humanSummary } from '#cli/services/audit/summary.ts';
import { addTally, newTally, noteTime } from './tally.ts';

it.each([
  [4_000, 'a', 'a'],
  [3_999, 'b', 'b'],
  [4_000, 'b', 'other'],
  [4_000, 'toString', 'other'],
])('among %d days, the day %s is counted as %s', (count, day, as) => {
  const other = Array.from({ length: count - 1 }, (_, index) => [`d${index}`, { bets: 1, differ: 0 }] as const);
  const into = { ...newTally(), days: Object.fromEntries([['a', { bets: 1, differ: 1 }], ...other]) };
  addTally(into, { ...newTally(), days: { [day]: { bets: 2, differ: 2 } } }, 0);
  expect(into.days[as]).toEqual(as === 'a' ? { bets: 3, differ: 3 } : { bets: 2, differ: 2 });
});

it('the five slowest are kept, of parts and of bets, and the first of two alike', () => {
  const slow = (...times: readonly number[]) => times.map((ms, line) => ({ bet_id: `b${ms}`, line, ms }));
  const into = { ...newTally(), slowest: slow(9, 7, 5) };
  addTally(into, { ...newTally(), slowest: slow(8, 7, 6, 1) }, 100);
  expect(into.slowest.map(({ bet_id, line }) => [bet_id, line])).toEqual([
    ['b9', 0],
    ['b8', 100],
    ['b7', 1],
    ['b7', 101],
    ['b6', 102],
  ]);
  noteTime(into, 'alike', 1, 6);
  noteTime(into, 'more', 2, 6.0005);
  noteTime(into, 'less', 3, 5.9);
  expect(into.slowest.at(-1)).toEqual({ bet_id: 'more', line: 2, ms: 6.001 });
  const few = newTally();
  noteTime(few, 'none', 1, 0);
  expect(few.slowest).toEqual([{ bet_id: 'none', line: 1, ms: 0 }]);
});

it('a summary leaves out what there is none of', () => {
  expect(humanSummary({ ...newTally(), records: 5 }, 0)).toBe(
    '5 bets: 0 as the engine has them, 0 differ, 0 unreadable (0.0 s, 0/s)\n',
  );
  expect(humanSummary({ ...newTally(), records: 5, kinds: { 'a\u001B': 1, b: 2 } }, 0.3)).toBe(
    '5 bets: 0 as the engine has them, 0 differ, 0 unreadable (0.3 s, 16/s)\nfindings: a\\u{1b} 1, b 2\n',
  );
  expect(humanSummary({ ...newTally(), cashedOut: 1, elsewhere: 1 }, 1)).toBe(
    '0 bets: 0 as the engine has them, 0 differ, 0 unreadable, 1 cashed out, not recomputed, 1 of other shards (1.0 s, 0/s)\n',
  );
});

it('a finding without details is a case without them', () => {
  expect(caseOf({ line: 1, kind: 'open' })).toEqual({ name: 'line 1: open', failure: '' });
});

const header = { columns: ['bet_id', 'passes', 'matches', 'multiple', 'cashed_out'], delimiter: ',' };
const read = (text: string, of = header) => {
  const { records, lines } = csvRecords(text, of);
  return { records: [...records], lines };
};
const value = (more: object) => ({ passes: [''], matches: [], ...more });

it.each<[string, readonly object[], number]>([
  ['', [], 0],
  ['\n', [], 1],
  ['\n\n', [], 2],
  ['a,,,,', [{ line: 1, value: value({ bet_id: 'a' }) }], 1],
  [
    'a,,,,\r\nb,,,,\r\n',
    [
      { line: 1, value: value({ bet_id: 'a' }) },
      { line: 2, value: value({ bet_id: 'b' }) },
    ],
    2,
  ],
  ['"a",,,,"true"\r', [{ line: 1, value: value({ bet_id: 'a', cashed_out: true }) }], 1],
  [
    'a,p ; q|r,,0,false',
    [{ line: 1, value: value({ bet_id: 'a', passes: ['p', 'q', 'r'], multiple: 0, cashed_out: false }) }],
    1,
  ],
  ['a,,,x,TRUE', [{ line: 1, value: value({ bet_id: 'a', multiple: Number.NaN, cashed_out: false }) }], 1],
  ['a;b,,,,', [{ line: 1, value: value({ bet_id: 'a;b' }) }], 1],
  ['a"b",,,,', [{ line: 1, value: value({ bet_id: 'a"b"' }) }], 1],
  ['"a""""b",,,,', [{ line: 1, value: value({ bet_id: 'a""b' }) }], 1],
  [
    '"a\n\nb",,,,\nc,,,,',
    [
      { line: 1, value: value({ bet_id: 'a\n\nb' }) },
      { line: 4, value: value({ bet_id: 'c' }) },
    ],
    4,
  ],
  ['"",,,,', [{ line: 1, value: value({}) }], 1],
  ['a', [{ line: 1, code: 'notCsv', message: '1 cells, 5 columns' }], 1],
  ['a,b,c,d,e,f', [{ line: 1, code: 'notCsv', message: '6 cells, 5 columns' }], 1],
  [
    '"a\nb',
    [
      { line: 1, code: 'notCsv', message: 'a quote is not closed, or has text after it' },
      { line: 2, code: 'notCsv', message: '1 cells, 5 columns' },
    ],
    2,
  ],
  ['a,,m|x,,', [{ line: 1, code: 'notPicks', message: 'matches: "x" is not a pick like wl:w@1.85' }], 1],
])('the CSV %j is read', (text, records, lines) => {
  expect(read(text)).toEqual({ records, lines });
});

it('cells are separated by the delimiter of the header only', () => {
  expect(read('a,b;;;;', { ...header, delimiter: ';' }).records).toEqual([
    { line: 1, value: value({ bet_id: 'a,b' }) },
  ]);
  expect(read('a,b\t\t\t\t', { ...header, delimiter: '\t' }).records).toEqual([
    { line: 1, value: value({ bet_id: 'a,b' }) },
  ]);
  expect(readHeader('"Bet_ID","game",stake,passes,"matches",payout\r')).toEqual({
    columns: ['bet_id', 'game', 'stake', 'passes', 'matches', 'payout'],
    delimiter: ',',
  });
});

it.each<[string, object[] | string]>([
  ['', []],
  [' ; ', []],
  ['m', [{ match_id: 'm', picks: [] }]],
  ['m|a:b@1', [{ match_id: 'm', picks: [{ kind: 'a', outcome: 'b', odds: '1' }] }]],
  ['m|a:b@c@1', [{ match_id: 'm', picks: [{ kind: 'a', outcome: 'b@c', odds: '1' }] }]],
  ['m|a:b:c@12.5/-1', [{ match_id: 'm', picks: [{ kind: 'a', outcome: 'b:c', odds: '12.5', line: '-1' }] }]],
  ['m|result=1:0', [{ match_id: 'm', picks: [], state: 'finished', score: '1:0' }]],
  ['m|result=void', [{ match_id: 'm', picks: [], state: 'void' }]],
  ['m|x|banker', 'matches: "x" is not a pick like wl:w@1.85'],
  ['m|bankers', 'matches: "bankers" is not a pick like wl:w@1.85'],
  ['m|-a:b@1', 'matches: "-a:b@1" is not a pick like wl:w@1.85'],
  ['m|a:b@1/', 'matches: "a:b@1/" is not a pick like wl:w@1.85'],
  ['m|a:b@1/2/3', 'matches: "a:b@1/2/3" is not a pick like wl:w@1.85'],
  ['m|a:@1', 'matches: "a:@1" is not a pick like wl:w@1.85'],
  ['m|a:b@', 'matches: "a:b@" is not a pick like wl:w@1.85'],
  ['m|', 'matches: "" is not a pick like wl:w@1.85'],
])('the cell %j', (text, matches) => {
  expect(readPicks(text)).toEqual(matches);
});

it.each<[string, number, number]>([
  ['', 0, 0],
  ['\n', 0, 1],
  ['1', 1, 1],
  ['1\n', 1, 1],
  ['1\n\t\n2', 2, 3],
])('the NDJSON %j has its records and lines', (text, count, lines) => {
  const found = jsonRecords(text);
  expect([[...found.records].length, found.lines]).toEqual([count, lines]);
});
