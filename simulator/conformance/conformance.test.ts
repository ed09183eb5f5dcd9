import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelopeOf, type Row, type RowName, rows } from '#contract/rows';
import { startSimulator, type Simulator } from '../doors/server/start-simulator.ts';
import { RowClient } from './row-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'conformance' });
});
afterAll(() => simulator.close());

let worlds = 0;
const newClient = () => new RowClient(simulator, simulator.world(`row-${++worlds}`)).signIn();
const all = Object.entries(rows) as [RowName, Row][];

describe.each(all)('%s', (name, row) => {
  it('answers a valid call by its schema', async () => {
    const client = newClient();
    const { status, json } = await client.send(name, await client.sample(name));
    expect({ status, json }).toMatchObject({ status: 200, json: { code: 0 } });
    expect(v.safeParse(envelopeOf(row.data), json).issues).toBeUndefined();
    expect(client.world.ledger.audit()).toEqual([]);
  });

  it('answers those who may call, and refuses the others', async () => {
    const client = newClient();
    const sample = await client.sample(name);
    const expected = row.auth === 'player' ? 401 : 200;
    expect((await client.send(name, sample, 'forged')).status).toBe(row.auth === 'player' ? 401 : 200);
    // A row that counts attempts needs a new sample for the second call.
    const other = newClient();
    expect((await other.send(name, await other.sample(name), 'none')).status).toBe(expected);
  });
});
