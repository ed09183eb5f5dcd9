import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CricketBet } from '#contract/entities';
import { RowClient } from '../../conformance/row-client.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const FOUR_DAYS_MS = 4 * 86_400_000;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'cricket' });
});
afterAll(() => simulator.close());

it('a cricket bet has status set B, 0 while it is open and 2 after its match, and is found by a code of either set', async () => {
  const client = new RowClient(simulator, simulator.world('set-b')).signIn();
  const listed = async (status: string) => {
    const answer = await client.send('listMyCricketBets', {
      params: {},
      query: { status },
      body: undefined,
      headers: {},
    });
    return (answer.json.data['bets'] as { status: number }[]).map(({ status: code }) => code);
  };
  const all = () => Promise.all(['-1', '0', '1', '2', '16', '32'].map(listed));
  const { json } = await client.send('placeCricketBet', await client.sample('placeCricketBet'));
  const { bet_id } = json.data['bet'] as { bet_id: string };
  expect(json.data['bet']).toMatchObject({ status: 0 });
  expect(client.world.bets.byId(bet_id)?.status).toBe(1);
  expect(await all()).toEqual([[0], [0], [0], [], [], []]);
  client.world.clock.advance(FOUR_DAYS_MS);
  runDue(client.world);
  client.signIn();
  expect(client.world.bets.byId(bet_id)?.status).toBe(16);
  expect(await all()).toEqual([[2], [], [], [2], [2], []]);
  // Its match has ended: nothing of it stays open.
  const [settled] = (await client.send('listMyCricketBets', { params: {}, query: {}, body: undefined, headers: {} }))
    .json.data['bets'] as CricketBet[];
  expect(Object.values(settled?.bets ?? {}).map(({ result }) => result)).not.toContain('open');
});
