import { afterAll, beforeAll, expect, it } from 'vitest';
import { RowClient } from '../../conformance/row-client.ts';
import { type Simulator, startSimulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({
    seed: 'places',
    places: new Map([
      ['VND', 0],
      ['GBP', 3],
    ]),
  });
});
afterAll(() => simulator.close());

it.each([
  ['VND', 0],
  ['GBP', 3],
  ['BRL', 2],
])('an account in %s has amounts of %i places', async (unit, places) => {
  const client = new RowClient(simulator, simulator.world(`in-${unit.toLowerCase()}`)).signIn();
  const ask = { params: {}, query: {}, body: undefined, headers: {} };
  const changed = await client.send('changeCurrency', { ...ask, query: { unit } });
  expect(changed.status).toBe(200);
  const { json } = await client.send('getAccount', ask);
  expect((json.data as { score: string }).score.split('.')[1]?.length ?? 0).toBe(places);
});
