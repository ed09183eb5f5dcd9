import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator } from '../../doors/server/start-simulator.ts';

it('commits together what arrived together, and each has its own outcome: done, replayed, refused', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slipway-batch-'));
  const simulator = await startSimulator({ seed: 'batch', dataDir });
  const client = new RowClient(simulator, simulator.world()).signIn();
  const sample = await client.sample('placeBet');
  const place = (key: string, stake: string) =>
    client.send('placeBet', {
      ...sample,
      body: { ...(sample.body as object), stake },
      headers: { 'idempotency-key': key },
    });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      if (index % 3 === 0) return place('the-same-key', '2');
      return index % 3 === 1 ? place(`own-key-${index}`, '1') : place(`too-much-${index}`, '5000');
    }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  const same = answers
    .filter((_, index) => index % 3 === 0)
    .map(({ json }) => (json.data['bet'] as { bet_id: string }).bet_id);
  expect(new Set(same).size).toBe(1);
  expect(client.world.balance('m-player')).toBe('988.000000');
  expect(client.world.ledger.audit()).toEqual([]);
  await simulator.close();
  rmSync(dataDir, { recursive: true });
});
