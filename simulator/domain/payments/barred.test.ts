import { afterAll, beforeAll, expect, it } from 'vitest';
import { RowClient } from '../../conformance/row-client.ts';
import { type Simulator, startSimulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'barred' });
});
afterAll(() => simulator.close());

it.each([
  ['withdraw', 'openWithdrawal'],
  ['deposit', 'openDeposit'],
  ['transfer', 'transferToPlayer'],
] as const)('a member who is barred from %s is refused %s, and no money moves', async (ban, row) => {
  const client = new RowClient(simulator, simulator.world(`barred-${ban}`)).signIn();
  const { world } = client;
  const call = await client.sample(row);
  world.change(() => world.members.setBans('m-player', [ban]));
  const before = world.balance('m-player');
  const { status, json } = await client.send(row, call);
  expect([status, json.data]).toMatchObject([403, { reason: 'forbidden', ban }]);
  expect(json.msg).toBe(`This account may not ${ban}: contact support`);
  expect(world.balance('m-player')).toBe(before);
});
