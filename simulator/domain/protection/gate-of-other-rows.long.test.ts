import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Row, type RowName, rows } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { type State, STATES } from './stopped-player.fixture.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'gate-of-rows' });
});
afterAll(() => simulator.close());

let worlds = 0;
const gained = (client: RowClient, before: number) =>
  client.world.db
    .all(
      `SELECT e.kind FROM posting p JOIN entry e ON e.seq = p.entry
       WHERE e.seq > ? AND p.amount > 0 AND (p.account = 'member:m-player' OR p.account GLOB 'game:*:m-player')`,
      before,
    )
    .map((row) => String(row['kind']));
const lastEntry = ({ world }: RowClient) => Number(world.db.get('SELECT MAX(seq) AS last FROM entry')?.['last'] ?? 0);

describe.each(Object.keys(STATES) as State[])('every other row, for a player who is %s', (state) => {
  it('lets no money in', async () => {
    const profile = state === 'unidentified' ? 'uk' : 'none';
    for (const row of Object.values(rows as Record<string, Row>).filter(({ moves }) => moves === undefined)) {
      const client = new RowClient(simulator, simulator.worlds.create(`gate-${++worlds}`, { profile })).signIn();
      const sample = await client.sample(row.name as RowName);
      STATES[state](client);
      const before = lastEntry(client);
      await client.send(row.name as RowName, sample);
      client.world.clock.advance(60_000);
      expect({ row: row.name, gained: gained(client, before) }).toEqual({ row: row.name, gained: [] });
      simulator.worlds.erase(client.world.name);
    }
  });
});
