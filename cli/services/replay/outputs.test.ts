import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSimulator } from '#simulator';
import { outputsOf } from '#cli/test/outputs.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-replay-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, ...values: readonly unknown[]) =>
  writeFileSync(
    join(folder, name),
    values.map((value) => `${typeof value === 'string' ? value : JSON.stringify(value)}\n`).join(''),
  );

const right = { id: 'evens', kind: 'odds', from: 'decimal', value: '2.00', expect: { fractional: '1/1' } };
const wrong = { id: 'cut', kind: 'money', op: 'truncate', amount: '1.005', places: 2, expect: { text: '1.01' } };
const slip = {
  id: 'slip',
  kind: 'sports',
  game: 'soccer',
  currency: 'BRL',
  stake: '2',
  passes: ['2-string-1', 'single'],
  matches: [
    { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }], result: { ft: '2:1', ht: '1:0' } },
    { id: 'b', picks: [{ market: 'goals', outcome: '3', odds: '3.60' }], result: 'void' },
  ],
  expect: { lines: '3', stake: '6', payout: '9.4', state: 'lost' },
};
const others = [
  {
    id: 'marks',
    kind: 'marksix',
    date: '2025-03-01',
    bets: [{ kind: 'specialCodeSide', selection: 'big', amount: '100', odds: '1.9' }],
    draw: { numbers: [1, 2, 3, 4, 5, 6], special: 49 },
    expect: { results: ['win'] },
  },
  {
    id: 'race',
    kind: 'pk10',
    bets: [{ amount: '10', odds: '2', market: 'place', place: 1, selection: 10 }],
    draw: [10, 9, 1, 2, 3, 4, 5, 6, 7, 8],
    expect: { results: ['win'], payout: '21' },
  },
  {
    id: 'over',
    kind: 'cricket',
    currency: 'USDT',
    bets: { 7: { odd: '1.85', amount: '10' } },
    results: { 7: 'won' },
    expect: { payout: '18.5' },
  },
  { id: 'limit', kind: 'limits', scope: 'sport', amount: '1', currency: 'BRL', rate: '1' },
];
const bad = [
  { ...right, valu: '1' },
  '{"id": "cut',
  { ...slip, stake: '-1' },
  { kind: 'dice' },
  '5',
  'null',
  '{"kind": "cricket", "bets": {"1": {}, "1": {}}}',
  { ...right, id: 5 },
  { ...slip, id: 'terminal \u001B[2J', passes: ['single'], matches: [{ ...slip.matches[0], picks: [] }] },
];

it('a replay prints and writes this', async () => {
  write('right.ndjson', right, slip);
  write('all.ndjson', right, wrong, slip, ...others, ...bad);
  write('pretty.json', JSON.stringify([right, wrong], null, 2));
  write('several.json', JSON.stringify(right, null, 2), JSON.stringify(wrong, null, 2), '{');
  mkdirSync(join(folder, 'more'));
  write('more/b.ndjson', right);
  write('more/a.json', '', JSON.stringify(wrong));
  write('more/c.txt', 'no scenario');
  write('empty.ndjson');
  await expect(
    await outputsOf(folder, [
      'replay more',
      'replay all.ndjson',
      'replay all.ndjson --json',
      'replay all.ndjson --report r.md --junit j.xml --tap t.tap',
      'replay all.ndjson --report r.html',
      'replay right.ndjson --report right.md --junit right.xml --tap right.tap',
      'replay pretty.json several.json --json --shard 2/2',
      { line: 'replay -', input: `\uFEFF${JSON.stringify(right)}\n\n${JSON.stringify(wrong)}` },
      { line: 'replay - --json', input: '' },
      'replay empty.ndjson',
    ]),
  ).toMatchFileSnapshot('./outputs.txt');
});

it('a replay that cannot run says this', async () => {
  write('right.ndjson', right);
  await expect(
    await outputsOf(folder, [
      'replay',
      'replay nowhere',
      'replay right.ndjson nowhere',
      'replay right.ndjson --shard 2/1',
      'replay right.ndjson --shard x',
      'replay right.ndjson --jobs 0',
      'replay right.ndjson --jobs 65',
      'replay - --jobs 2',
      'replay right.ndjson --jobs 2 --shard 1/2',
      'replay right.ndjson --report r.pdf',
      'replay right.ndjson --report no/such/r.md',
      'replay right.ndjson --junit no/such/j.xml',
      'replay right.ndjson --tap no/such/t.tap',
      'replay right.ndjson --against 127.0.0.1',
      'replay right.ndjson --against http://127.0.0.1:9',
      'replay right.ndjson --require-played 1',
      'replay right.ndjson --require-played x --against http://127.0.0.1:9',
    ]),
  ).toMatchFileSnapshot('./outputs-refused.txt');
});

it('a replay at an upstream prints and writes this', async () => {
  const [marks, race, , limit] = others;
  write('all.ndjson', slip, { ...slip, id: 'right', expect: {} }, marks, race, limit);
  const simulator = await startSimulator({ seed: 1, speed: 0, startTime: '2026-06-01T12:00:00Z' });
  try {
    await expect(
      await outputsOf(
        folder,
        [
          `replay all.ndjson --against ${simulator.url}`,
          `replay all.ndjson --against ${simulator.url} --json --require-played 9`,
          {
            line: `replay all.ndjson --against ${simulator.url}`,
            env: { SLIPWAY_ACCOUNT: 'no-one', SLIPWAY_PASSWORD: 'x' },
          },
          {
            line: `replay all.ndjson --against ${simulator.url} --jobs 2`,
            env: { SLIPWAY_ACCOUNT: 'no-one', SLIPWAY_PASSWORD: 'x' },
          },
        ],
        (text) => text.replaceAll(simulator.url, 'UPSTREAM').replaceAll(/"bet_id":"[^"]*"/g, '"bet_id":"ID"'),
      ),
    ).toMatchFileSnapshot('./outputs-against.txt');
  } finally {
    await simulator.close();
  }
});
