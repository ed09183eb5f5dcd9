import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeAuditReport } from './report.ts';
import { newTally, type Tally } from './part/tally.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-audit-page-'));
afterAll(() => rmSync(dir, { recursive: true }));
const at = (name: string) => join(dir, name);

const MONEY = { paid: '1.10', owed: '2.20', difference: '3.30', tooMuch: '4.40', tooLittle: '5.50' };
const TALLY: Tally = {
  records: 21,
  ok: 1,
  differ: 2,
  problems: 3,
  cashedOut: 4,
  elsewhere: 5,
  kinds: { duplicate: 1, encoding: 3, number: 2, other: 3 },
  money: { BRL: MONEY },
  days: { '2026-03-02': { bets: 6, differ: 1 }, '2026-03-01': { bets: 7, differ: 2 } },
  slowest: [{ bet_id: 'b', line: 8, ms: 9.5 }],
};
const page = (tally: Tally, differences: string | undefined, name = 'page.md') => {
  writeAuditReport(at(name), { file: 'bets', tally, seconds: 1.26, differences });
  return readFileSync(at(name), 'utf8');
};

const COMMON = `# Audit of bets

**21 bets in 1.3 s: 2 differ, 3 could not be read.**

## Counts

| what | bets |
|---|---|
| as the engine has them | 1 |
| differ | 2 |
| unreadable | 3 |
| cashed out, not recomputed | 4 |
| of other shards | 5 |

## Findings by kind

\`██▆▃\`

| kind | findings | meaning |
|---|---|---|
| encoding | 3 | bytes that are no UTF-8 |
| other | 3 |  |
| number | 2 | a decimal as a JSON number, which has lost digits |
| duplicate | 1 | an id that an earlier line has, too |

## Money

| currency | paid | owed | difference | too much | too little |
|---|---|---|---|---|---|
| BRL | 1.10 | 2.20 | 3.30 | 4.40 | 5.50 |

## Differences by the day of settlement

\`█▄\`

| day | bets | differ |
|---|---|---|
| 2026-03-01 | 7 | 2 |
| 2026-03-02 | 6 | 1 |

## Findings

`;
const SLOWEST = `
## Slowest to recompute

| bet | line | ms |
|---|---|---|
| b | 8 | 9.5 |
`;

it('a report has all sections of an audit', () => {
  expect(page(TALLY, undefined)).toBe(`${COMMON}They went to standard output.\n${SLOWEST}`);
  expect(page(TALLY, 'd.csv')).toBe(`${COMMON}They are in d.csv.\n${SLOWEST}`);
  const all = {
    line: 1,
    kind: 'k',
    bet_id: 'b',
    currency: 'c',
    expected: 'e',
    actual: 'a',
    difference: 'd',
    code: 'o',
  };
  writeFileSync(at('d'), `${JSON.stringify({ ...all, message: 'm', other: 1 })}\n{"line":2,"kind":"l"}\n{"line":3,"ki`);
  expect(page(TALLY, at('d')).replace(dir.replaceAll('_', '\\_'), 'DIR'))
    .toBe(`${COMMON}The first 2; all of them are in DIR/d.

| line | kind | bet\\_id | currency | expected | actual | difference | code | message |
|---|---|---|---|---|---|---|---|---|
| 1 | k | b | c | e | a | d | o | m |
| 2 | l |  |  |  |  |  |  |  |
${SLOWEST}`);
});

it('shows 200 findings, and no more than 128 KB of their file', () => {
  const shown = (count: number, message = '') => {
    const line = (index: number) => `${JSON.stringify({ line: index, kind: 'k', message })}\n`;
    writeFileSync(at('many'), Array.from({ length: count }, (_, index) => line(index)).join(''));
    return /The first (\d+);/.exec(page(TALLY, at('many')))?.[1];
  };
  expect([shown(0), shown(200), shown(201)]).toEqual(['0', '200', '200']);
  // A line has 35 bytes beside its message.
  expect([shown(1, 'x'.repeat(131_037)), shown(1, 'x'.repeat(131_038))]).toEqual(['1', '0']);
});

it.each([
  [newTally(), 'good'],
  [{ ...newTally(), differ: 1 }, 'bad'],
  [{ ...newTally(), problems: 1 }, 'bad'],
  [{ ...newTally(), differ: 1, problems: 1 }, 'bad'],
  [{ ...newTally(), cashedOut: 1, elsewhere: 1 }, 'good'],
])('an audit with %j is %s', (tally, result) => {
  expect(/class="lead (\w+)"/.exec(page(tally, undefined, 'page.html'))?.[1]).toBe(result);
});

it('each kind of finding has a meaning, and bars that count it', () => {
  const kinds = 'payout result stake lines open clockSkew problem formula duplicate currency number encoding'.split(
    ' ',
  );
  const text = page({ ...newTally(), kinds: Object.fromEntries(kinds.map((kind) => [kind, 1])) }, undefined);
  expect(text.split('\n').filter((line) => / \| 1 \| /.test(line))).toEqual([
    '| payout | 1 | paid another amount than the engine computes |',
    '| result | 1 | won, lost or void otherwise than the engine has it |',
    '| stake | 1 | the total stake is not lines x stake x multiple |',
    '| lines | 1 | another number of lines |',
    '| open | 1 | settled, but a match has no result |',
    '| clockSkew | 1 | settled before it was placed, or at no valid instant |',
    '| problem | 1 | the record could not be read |',
    '| formula | 1 | an id that a spreadsheet would run |',
    '| duplicate | 1 | an id that an earlier line has, too |',
    '| currency | 1 | a currency that Slipway does not know |',
    '| number | 1 | a decimal as a JSON number, which has lost digits |',
    '| encoding | 1 | bytes that are no UTF-8 |',
  ]);
  const html = page(TALLY, undefined, 'bars.html');
  expect([...html.matchAll(/aria-label="([^"]*: [^"]*)"/g)].map(([, label]) => label)).toEqual([
    'findings: 9 in all, 3 at most, from encoding to duplicate',
    'bets that differ: 3 in all, 2 at most, from 2026-03-01 to 2026-03-02',
  ]);
});
