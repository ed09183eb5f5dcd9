import { afterEach, expect, it, vi } from 'vitest';
import { csvRecords, readHeader } from './part/csv.ts';
import { caseOf } from './part/finding.ts';
import { jsonRecords } from './part/json-lines.ts';
import { auditProgress } from './part/progress.ts';
import { belongs } from './part/shard-of.ts';
import { humanSummary, summaryOf } from './summary.ts';
import { addTally, newTally, noteTime, type Tally } from './part/tally.ts';

afterEach(() => void vi.restoreAllMocks());

const COLUMNS = 'bet_id,game,stake,passes,matches,payout';

it('the first line of a CSV file names its columns, or is refused', () => {
  expect(
    [COLUMNS, ' BET_ID ;Game;stake;passes;matches;payout;x', COLUMNS.replaceAll(',', '\t'), 'a,b', ''].map(readHeader),
  ).toEqual([
    { columns: COLUMNS.split(','), delimiter: ',' },
    { columns: [...COLUMNS.split(','), 'x'], delimiter: ';' },
    { columns: COLUMNS.split(','), delimiter: '\t' },
    'the first line lacks the columns bet_id, game, stake, passes, matches, payout',
    'the first line lacks the columns bet_id, game, stake, passes, matches, payout',
  ]);
});

it('records of CSV are read with their lines; a broken one affects no other', () => {
  const header = { columns: ['bet_id', 'passes', 'matches', 'multiple', 'cashed_out'], delimiter: ',' };
  const text = [
    'a,single|2-string-1; x ,m|wl:w@2|result=1:0,3,true',
    '"b ""q""",p,"m|wl:w@2|result=1:0",,false\r',
    '"c\nd",p,m|wl:w@2|result=1:0,,',
    '',
    'few,cells',
    '"open,p,m,1,true',
    '"closed" x,p,m,1,true',
    'last,p,m|wl:w,1,no',
  ].join('\n');
  const { records, lines } = csvRecords(text, header);
  expect([lines, csvRecords('a\n', header).lines, csvRecords('', header).lines]).toEqual([9, 1, 0]);
  const matches = [{ match_id: 'm', picks: [{ kind: 'wl', outcome: 'w', odds: '2' }], score: '1:0' }];
  const read = [...records];
  expect(read).toMatchObject([
    { line: 1, value: { bet_id: 'a', passes: ['single', '2-string-1', 'x'], matches, multiple: 3, cashed_out: true } },
    { line: 2, value: { bet_id: 'b "q"', passes: ['p'], matches, cashed_out: false } },
    { line: 3, value: { bet_id: 'c\nd', passes: ['p'], matches } },
    { line: 6, code: 'notCsv', message: '2 cells, 5 columns' },
    { line: 7, code: 'notCsv', message: 'a quote is not closed, or has text after it' },
    { line: 8, code: 'notCsv', message: 'a quote is not closed, or has text after it' },
    { line: 9 },
  ]);
});

it('records of NDJSON are read with their lines', () => {
  const { records, lines } = jsonRecords('{"a":1}\n\n \n{"b"\n5');
  expect([[...records], lines, jsonRecords('1\n').lines]).toEqual([
    [
      { line: 1, value: { a: 1 } },
      { line: 4, code: 'notJson', message: "Expected ':' after property name in JSON at position 4" },
      { line: 5, value: 5 },
    ],
    5,
    1,
  ]);
});

it('the shard of a bet depends on its id alone, on any machine', () => {
  const ids = ['', 'a', 'b1', 'b2', 'bet-000017', 'ação'];
  const shardOf = (id: string) => [1, 2, 3, 4, 5].filter((index) => belongs({ index, of: 5 }, id));
  expect(ids.map(shardOf)).toEqual([[2], [1], [4], [1], [5], [5]]);
  expect(ids.every((id) => belongs({ index: 1, of: 1 }, id))).toBe(true);
});

it('a finding is a case with all that it says', () => {
  expect([
    caseOf({ line: 2, kind: 'payout', bet_id: 'b', expected: '1', actual: '2', difference: '1' }),
    caseOf({ line: 3, kind: 'problem', message: 'no JSON' }),
    caseOf({ line: 4, kind: 'open', bet_id: 'c', message: 'x', expected: '1' }),
  ]).toEqual([
    { name: 'line 2: payout of bet b', failure: 'expected 1, actual 2, difference 1' },
    { name: 'line 3: problem', failure: 'no JSON' },
    { name: 'line 4: open of bet c', failure: 'x, expected 1' },
  ]);
});

it('parts are added to the whole, with the slowest bets by their lines of the file', () => {
  const part = (settled: string, more: Partial<Tally> = {}): Tally => ({
    ...newTally(),
    records: 3,
    ok: 1,
    differ: 1,
    problems: 1,
    cashedOut: 2,
    elsewhere: 4,
    kinds: { payout: 1 },
    money: { BRL: { paid: '1.10', owed: '1', difference: '0.10', tooMuch: '0.10', tooLittle: '0' } },
    days: { [settled]: { bets: 2, differ: 1 } },
    ...more,
  });
  const into = newTally();
  addTally(into, part('2026-03-02', { slowest: [{ bet_id: 'a', line: 1, ms: 2 }] }), 0);
  addTally(into, part('2026-03-01', { slowest: [{ bet_id: 'b', line: 1, ms: 3 }], kinds: { open: 2, payout: 1 } }), 10);
  const whole = {
    records: 6,
    ok: 2,
    differ: 2,
    problems: 2,
    cashedOut: 4,
    elsewhere: 8,
    kinds: { payout: 2, open: 2 },
    money: { BRL: { paid: '2.20', owed: '2', difference: '0.20', tooMuch: '0.20', tooLittle: '0' } },
    days: { '2026-03-02': { bets: 2, differ: 1 }, '2026-03-01': { bets: 2, differ: 1 } },
  };
  expect(into).toEqual({
    ...whole,
    slowest: [
      { bet_id: 'b', line: 11, ms: 3 },
      { bet_id: 'a', line: 1, ms: 2 },
    ],
  });
  expect(JSON.stringify(summaryOf(into))).toBe(
    JSON.stringify({
      ...whole,
      kinds: { open: 2, payout: 2 },
      days: { '2026-03-01': { bets: 2, differ: 1 }, '2026-03-02': { bets: 2, differ: 1 } },
    }),
  );
  expect(humanSummary(into, 2)).toBe(
    '6 bets: 2 as the engine has them, 2 differ, 2 unreadable, 4 cashed out, not recomputed, 8 of other shards (2.0 s, 3/s)\nfindings: payout 2, open 2\n     paid  owed  difference  too much  too little\nBRL  2.20  2     0.20        0.20      0\n',
  );
  for (const [at, ms] of [5, 1, 4.00049, 2, 3, 6, 1].entries()) noteTime(into, `n${at}`, at, ms);
  expect(into.slowest.map(({ bet_id, ms }) => [bet_id, ms])).toEqual([
    ['n5', 6],
    ['n0', 5],
    ['n2', 4],
    ['b', 3],
    ['n4', 3],
  ]);
});

it('days beyond the first 4,000 are counted together', () => {
  const into = newTally();
  const days = Object.fromEntries(Array.from({ length: 4_002 }, (_, index) => [`d${index}`, { bets: 1, differ: 1 }]));
  addTally(into, { ...newTally(), days }, 0);
  addTally(into, { ...newTally(), days: { d0: { bets: 1, differ: 0 } } }, 0);
  expect([Object.keys(into.days).length, into.days['d0'], into.days['other']]).toEqual([
    4_001,
    { bets: 2, differ: 1 },
    { bets: 2, differ: 2 },
  ]);
});

it('the progress is shown ten times a second: share, time left, findings', () => {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const isTTY = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const shown = () => write.mock.calls.splice(0).map(([text]) => String(text).replaceAll(/[█░]+/g, 'BAR'));
  const clear = '\r\u001B[K';
  try {
    const tally = { ...newTally(), records: 12_345, differ: 2, problems: 1 };
    const file = auditProgress(1_000, 200);
    file.show(300, tally);
    now += 99;
    file.show(400, tally);
    now += 1;
    file.show(600, tally);
    file.end();
    const counts = '12,345 bets, 2 differ, 1 unreadable';
    expect(shown()).toEqual([
      `${clear}  BAR 30/100 ETA 0 s, ${counts}`,
      `${clear}  BAR 60/100 ETA 1 s, ${counts}`,
      clear,
    ]);
    auditProgress(undefined, 0).show(300, tally);
    expect(shown()).toEqual([`${clear}  BAR 0/0 ${counts}`]);
  } finally {
    if (isTTY === undefined) Reflect.deleteProperty(process.stderr, 'isTTY');
    else Object.defineProperty(process.stderr, 'isTTY', isTTY);
  }
});
