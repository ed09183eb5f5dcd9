import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outputsOf } from '#cli/test/outputs.ts';
import { csvBet, CSV_HEADER, settledBet } from './bets.fixture.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-audit-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const ndjson = (...bets: readonly unknown[]) =>
  bets.map((bet) => `${typeof bet === 'string' ? bet : JSON.stringify(bet)}\n`).join('');

const cricket = {
  bet_id: 'c1',
  game: 'cricket',
  currency: 'INR',
  payout: '30.00',
  bet_amount: '15',
  result: 'won',
  settled_at: '2026-03-04T00:00:00Z',
  bets: { a: { odd: '2', amount: '10', result: 'won' }, b: { odd: '3', amount: '5', result: 'lost' } },
};
const race = {
  bet_id: 'r1',
  game: 'pk10',
  currency: 'BRL',
  payout: '9.50',
  finish: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  picks: [{ market: 'place', place: 1, selection: 1, amount: '1', odds: '9.7' }],
};
const [a, b] = settledBet('').matches;
/** One bet of each finding. */
const BETS = [
  settledBet('right'),
  settledBet('too-much', { payout: '12.34' }),
  settledBet('too-little', { payout: '0', result: 'lost', settled_at: '2026-03-02T00:00:00Z' }),
  settledBet('stake', { bet_amount: '3', lines: '2' }),
  settledBet('open', { matches: [a, { ...b, state: 'live' }] }),
  settledBet('void', { payout: '6.66', matches: [{ ...a, state: 'void' }, b] }),
  settledBet('skew', { settled_at: '2026-02-28T00:00:00Z' }),
  settledBet('no-instant', { placed_at: 'noon' }),
  settledBet('=formula', { extra_bonus_amount: '1', payout: '13.33' }),
  settledBet('cashed', { cashed_out: true, payout: '1' }),
  settledBet('right'),
  settledBet('other-money', { currency: 'XYZ' }),
  settledBet('number', { payout: 12.33 }),
  settledBet('odds', { payout: 'much' }),
  settledBet('passes', { passes: ['9-string-1'] }),
  settledBet('own-rules', { payout: '10', rules: { prize_cap: [{ from: 1, to: 9, cap: '10' }] } }),
  settledBet('long', { rules: { longest_line: 1 } }),
  { ...settledBet('game'), game: 'chess' },
  { bet_id: '', game: 'soccer' },
  '{"bet_id": "cut',
  '[1]',
  '',
  cricket,
  race,
  { ...race, bet_id: 'r2', picks: [{ ...race.picks[0], selection: 2 }], payout: '1', result: 'won' },
];

it('an audit prints and writes this', async () => {
  write('bets.ndjson', ndjson(...BETS));
  write('right.ndjson', ndjson(settledBet('right')));
  write(
    'bets.csv',
    [
      CSV_HEADER,
      csvBet('right'),
      csvBet('=1+1', '1'),
      `"quoted ""id""",${csvBet('').slice(1)}`,
      '"open,soccer',
      'few,cells',
      csvBet('picks').replace('a|', 'a?'),
      '',
    ].join('\r\n'),
  );
  write('latin.ndjson', Buffer.from(ndjson(settledBet('right'), settledBet('cão')), 'latin1'));
  write('bets.ndjson.gz', gzipSync(ndjson(settledBet('packed', { payout: '1' })), { level: 0 }));
  write('brand.json', JSON.stringify({ currency: 'BRL', rules: { prizeCaps: [{ from: 1, to: 9, cap: '10' }] } }));
  write('wrong-brand.json', JSON.stringify({ currency: 'BRL', rules: { settlement: 5 } }));
  write('utf16.csv', Buffer.from(`\uFEFF${CSV_HEADER}\n${csvBet('wide')}\n`, 'utf16le'));
  utimesSync(join(folder, 'bets.ndjson'), 1_000, 1_000);
  utimesSync(join(folder, 'right.ndjson'), 1_000, 1_000);
  await expect(
    await outputsOf(folder, [
      'audit bets.ndjson --jobs 1',
      'audit bets.ndjson --jobs 1 --differences d.ndjson --summary s.json --report r.md --junit j.xml --tap t.tap',
      'audit bets.ndjson --jobs 1 --differences d.csv --report r.html',
      'audit bets.ndjson --jobs 1 --shard 2/3 --differences d2.ndjson --state state',
      'audit bets.ndjson --jobs 1 --shard 2/3 --differences d2.ndjson --state state',
      'audit bets.ndjson --jobs 1 --shard 1/3 --differences d3.ndjson --state state',
      'audit bets.csv --jobs 1',
      'audit latin.ndjson --jobs 1',
      'audit utf16.csv --jobs 1',
      'audit bets.ndjson.gz --jobs 1',
      'audit right.ndjson --jobs 1 --report right.md',
      { line: 'audit - --jobs 1', input: ndjson(settledBet('piped'), settledBet('piped')) },
      { line: 'audit - --jobs 1', input: '' },
      'audit right.ndjson --jobs 1 --brand brand.json',
    ]),
  ).toMatchFileSnapshot('./outputs.txt');
});

it('an audit that cannot run says this', async () => {
  write('right.ndjson', ndjson(settledBet('right')));
  write('text.txt', 'Hello\n');
  write('columns.csv', 'bet_id,game\n1,soccer\n');
  write('state', '{"version": 1}');
  write('bad.json', '{');
  write('wrong-brand.json', JSON.stringify({ currency: 'BRL', rules: { settlement: 5 } }));
  await expect(
    await outputsOf(folder, [
      'audit',
      'audit nowhere.ndjson',
      'audit .',
      'audit text.txt',
      'audit columns.csv',
      'audit right.ndjson --jobs 0',
      'audit right.ndjson --jobs 65',
      'audit right.ndjson --jobs two',
      'audit right.ndjson --shard 4/3',
      'audit right.ndjson --shard 0/3',
      'audit right.ndjson --shard third',
      'audit right.ndjson --rules mine',
      'audit right.ndjson --brand nowhere.json',
      'audit right.ndjson --brand bad.json',
      'audit right.ndjson --brand wrong-brand.json',
      'audit right.ndjson --report report.pdf',
      'audit right.ndjson --state state',
      'audit - --state state --differences d.ndjson',
      'audit right.ndjson --state state --differences d.ndjson',
      'audit right.ndjson --state s --differences d.ndjson --junit j.xml',
      'audit right.ndjson --queue redis://127.0.0.1:9 --tap t.tap',
      'audit right.ndjson --jobs 1 --junit no/such/folder.xml',
      'audit right.ndjson --jobs 1 --differences no/such/folder.ndjson',
      'audit --color',
    ]),
  ).toMatchFileSnapshot('./outputs-refused.txt');
});
