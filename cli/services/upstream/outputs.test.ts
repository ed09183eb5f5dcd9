import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSimulator, type Upstream } from '#simulator';
import { outputsOf } from '#cli/test/outputs.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-upstream-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('slipway upstream check prints and writes this', async () => {
  mkdirSync(join(folder, 'brands/mine'), { recursive: true });
  const parts: string[] = [];
  for (const upstream of ['keyed', 'strict-spec'] satisfies Upstream[]) {
    const simulator = await startSimulator({ seed: 1, upstream, startTime: 'now' });
    const { url } = simulator;
    const today = new Date().toISOString().slice(0, 10);
    try {
      parts.push(
        await outputsOf(
          folder,
          [
            `upstream check ${url}`,
            `upstream check ${url} --json --out ${upstream}.json`,
            `upstream check ${url} --out no/such/x.json`,
          ],
          (text) =>
            text
              .replaceAll(url, 'UPSTREAM')
              .replaceAll(today, 'TODAY')
              .replaceAll(/-?\d+ ms/g, 'N ms'),
        ),
      );
    } finally {
      await simulator.close();
    }
  }
  await expect(parts.join('')).toMatchFileSnapshot('./outputs.txt');
});

it('slipway upstream check that cannot run says this', async () => {
  const simulator = await startSimulator({ seed: 1, startTime: 'now' });
  const account = { SLIPWAY_ACCOUNT: 'no-one@demo.slipway.test', SLIPWAY_PASSWORD: 'x' };
  try {
    await expect(
      await outputsOf(
        folder,
        [
          'upstream',
          'upstream check',
          'upstream check example',
          'upstream check ftp://127.0.0.1',
          'upstream check https://api.example.com',
          'upstream check http://127.0.0.1:9',
          'upstream check http://127.0.0.1:9 --brand mine --out x.json',
          'upstream check http://127.0.0.1:9 --brand mine',
          { line: `upstream check ${simulator.url}`, env: account },
        ],
        (text) => text.replaceAll(simulator.url, 'UPSTREAM'),
      ),
    ).toMatchFileSnapshot('./outputs-refused.txt');
  } finally {
    await simulator.close();
  }
});
