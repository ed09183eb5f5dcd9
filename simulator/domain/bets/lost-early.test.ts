import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'lost-early' });
});
afterAll(() => simulator.close());

it('a slip that is lost early shows how its other matches end, and pays nothing for them', async () => {
  const client = new RowClient(simulator, simulator.world()).signIn();
  const { world } = client;
  const [lost, won, void_] = world.fixtures.onSale('soccer', world.now()).filter(({ state }) => state === 'scheduled');
  if (lost === undefined || won === undefined || void_ === undefined) throw new Error('too few matches on sale');
  const control = (id: string, body: object) => client.request('POST', `/__sim/matches/${id}`, body, {});
  const matches = [lost, won, void_];
  for (const { match_id } of matches) await control(match_id, { odds: { 'wl:w': '2.50' } });
  const { json } = await client.send('placeBet', {
    params: { game: 'soccer' },
    query: {},
    body: {
      passes: ['3-string-1'],
      stake: '2',
      multiple: 1,
      currency: 'USDT',
      accept_odds: 'none',
      matches: matches.map(({ match_id }) => ({ match_id, picks: [{ kind: 'wl', outcome: 'w', odds: '2.50' }] })),
    },
    headers: { 'idempotency-key': 'intent-lost-early-1' },
  });
  const { bet_id: id } = json.data['bet'] as Bet;
  const shown = async () => {
    const call = { params: { game: 'soccer', id }, query: {}, body: undefined, headers: {} };
    const bet = (await client.send('getMyBet', call)).json.data as unknown as Bet;
    const legs = bet.matches.map(({ state, score, picks }) => `${state} ${score ?? '-'} ${picks[0]?.result}`);
    return [bet.result, bet.payout, ...legs];
  };
  await control(lost.match_id, { result: { ft: '0:1', ht: '0:0' } });
  expect(await shown()).toEqual(['lost', '0.000000', 'finished 0:1 lost', 'scheduled - open', 'scheduled - open']);
  const held = world.balance('m-player');
  await control(won.match_id, { result: { ft: '2:0', ht: '1:0' } });
  await control(void_.match_id, { void: true });
  expect(await shown()).toEqual(['lost', '0.000000', 'finished 0:1 lost', 'finished 2:0 won', 'void - void']);
  expect(world.balance('m-player')).toBe(held);
});
