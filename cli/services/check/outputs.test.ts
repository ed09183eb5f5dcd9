import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outputsOf } from '#cli/test/outputs.ts';
import { writePage } from '#cli/services/report/page.ts';
import { pageOf } from './result-texts.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-check-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('slipway check prints and writes this', async () => {
  await expect(
    await outputsOf(
      folder,
      [
        'check --suite sessions --runs 3 --seed 11 --report r.md --junit j.xml --tap t.tap',
        'check --runs 0',
        'check --runs 10000001',
        'check --runs 1 --seed 0',
        'check --runs 1 --seed 2147483649',
        'check --runs 1 --seed x',
        'check --runs 1 --report r.pdf',
        'check --runs 1 --against 127.0.0.1',
        'check --runs 1 --against http://user@127.0.0.1:9',
        'check --runs 1 --against http://127.0.0.1:9',
        'check extra',
      ],
      // The order of what runs at once decides how often the clock is read.
      (text) => text.replaceAll(/\b\d+\.\d s\b/g, 'TIME').replaceAll(/(\| seconds \| ).*/g, '$1'),
    ),
  ).toMatchFileSnapshot('./outputs.txt');
});

it('the report of a difference is this', async () => {
  const report = join(folder, 'r.md');
  const searched = {
    seed: 7,
    runs: 41,
    parts: [
      { from: 1, sessions: 25, differ: 0 },
      { from: 26, sessions: 16, differ: 1 },
    ],
    failure: {
      steps: [{ do: 'void', match: 0 } as const],
      divergence: { step: 0, key: 'balance', expected: '1.00', actual: undefined },
    },
  };
  writePage(report, pageOf(searched, 'http://127.0.0.1:8787', 1.25));
  await expect(readFileSync(report, 'utf8')).toMatchFileSnapshot('./outputs-difference.md.txt');
});
