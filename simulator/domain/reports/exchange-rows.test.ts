import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '#contract/entities';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'statement' });
});
afterAll(() => simulator.close());

const send = (client: RowClient, row: 'changeCurrency' | 'listTransactions' | 'getAccount', query: object) =>
  client.send(row, { params: {}, query: query as never, headers: {}, body: undefined } as never);
const read = async (client: RowClient, query: { readonly start?: number; readonly limit?: number }) =>
  ((await send(client, 'listTransactions', query)).json.data as unknown as { transactions: Transaction[] })
    .transactions;

/** A wallet that went from one currency to another and back. */
async function exchanged(): Promise<RowClient> {
  const client = new RowClient(simulator, simulator.world('none')).signIn();
  for (const unit of ['BRL', 'USDT', 'BRL']) expect((await send(client, 'changeCurrency', { unit })).status).toBe(200);
  return client;
}

it('both rows of an exchange have ids of their own, and the newest is what the wallet holds', async () => {
  const client = await exchanged();
  const rows = await read(client, {});
  expect(rows.filter(({ type }) => type === 'exchange').length).toBeGreaterThanOrEqual(6);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const account = (await send(client, 'getAccount', {})).json.data as unknown as { currency: string };
  const [newest] = await read(client, { limit: 1 });
  expect(newest).toMatchObject({ type: 'exchange', currency: account.currency });
  expect(newest?.balance).toBe(client.world.balance('m-player'));
});

it('the border of a page may lie between the two', async () => {
  const client = await exchanged();
  const rows = await read(client, {});
  const paged = [];
  for (const start of rows.keys()) paged.push(...(await read(client, { start, limit: 1 })));
  expect(paged).toEqual(rows);
});
