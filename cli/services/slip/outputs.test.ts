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

it('odds, lines and explain print this', async () => {
  write('slips.ndjson', odds, slip, single);
  write('broken.ndjson', odds, '{"id": ');
  write('none.ndjson', odds);
  write('wrong.ndjson', { ...slip, stake: '0' });
  await expect(
    await outputsOf(folder, [
      'odds 2.00 1.5 1.01 1000',
      'odds 1',
      'odds --from fractional 9/4 1/3',
      'odds --from american --json -- -200 +150',
      'odds --from hongkong 0.85',
      'odds --from indonesian -- -1.25',
      'odds --from malay -- -0.8',
      'odds --from probability 0.25',
      'odds',
      'odds two',
      'odds 0.5',
      'odds 2 --from roman',
      'odds 2 x --json',
      'lines slips.ndjson',
      'lines slips.ndjson --id bd',
      'lines slips.ndjson --offset 1 --limit 2',
      'lines slips.ndjson --json --limit 1',
      'lines slips.ndjson --offset 99 --limit 0',
      'lines',
      'lines nowhere.ndjson',
      'lines none.ndjson',
      'lines none.ndjson --id other',
      'lines broken.ndjson',
      'lines wrong.ndjson',
      'lines slips.ndjson --offset -1',
      'lines slips.ndjson --offset 1.5',
      'lines slips.ndjson --limit 10001',
      'lines slips.ndjson --limit 100000',
      'explain slips.ndjson',
      'explain slips.ndjson --id bd',
      'explain slips.ndjson --json',
      'explain',
      'explain nowhere.ndjson',
      'explain slips.ndjson --id other',
      'explain broken.ndjson',
      'explain wrong.ndjson',
    ]),
  ).toMatchFileSnapshot('./outputs.txt');
});
