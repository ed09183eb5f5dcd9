import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Bet, Match } from '#contract/entities';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator, type SimulatorOptions } from '../../doors/server/start-simulator.ts';

let folder: string;
let simulator: Simulator | undefined;
let client: RowClient;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-gone-'))));
afterEach(async () => {
  await simulator?.close();
  rmSync(folder, { recursive: true });
});

async function start(world?: SimulatorOptions['world']): Promise<void> {
  await simulator?.close();
  simulator = await startSimulator({ seed: 'gone', dataDir: folder, ...(world && { world }) });
  client = new RowClient(simulator, simulator.world()).signIn();
}

async function place(key: string, matches: readonly Match[], passes: readonly string[]): Promise<string> {
  const of = matches.map(({ match_id }) => ({ match_id, picks: [{ kind: 'wl', outcome: 'w', odds: '2.50' }] }));
  const body = { passes, stake: '2', multiple: 1, currency: 'USDT', accept_odds: 'none', matches: of };
  const headers = { 'idempotency-key': key };
  const { json } = await client.send('placeBet', { params: { game: 'soccer' }, query: {}, body, headers });
  return (json.data['bet'] as Bet).bet_id;
}

/** Two bets: on a match alone, and on it and another in lines of one and of two. */
async function placed() {
  await start();
  const { world } = client;
  const [gone, stays] = world.fixtures.onSale('soccer', world.now()).filter(({ state }) => state === 'scheduled');
  if (gone === undefined || stays === undefined) throw new Error('no matches are on sale');
  for (const { match_id: id } of [gone, stays])
    await client.request('POST', `/__sim/matches/${id}`, { odds: { 'wl:w': '2.50' } }, {});
  const ids = [
    await place('intent-gone-1', [gone], ['single']),
    await place('intent-gone-2', [gone, stays], ['single', '2-string-1']),
  ];
  expect(world.balance('m-player')).toBe('992.000000');
  const bets = () =>
    Promise.all(
      ids.map(async (id) => {
        const call = { params: { game: 'soccer', id }, query: {}, body: undefined, headers: {} };
        const { status, result, payout, matches } = (await client.send('getMyBet', call)).json.data as unknown as Bet;
        return [status, result, payout, ...matches.map(({ state, picks }) => `${state} ${picks[0]?.result}`)];
      }),
    );
  return { stays, bets };
}

const VOID = [16, 'void', '2.000000', 'void void'];
const OPEN = [1, undefined, '0.000000', 'void void', 'scheduled open'];

it('a bet on a match that a world file takes away is void, and its stake comes back', async () => {
  const { stays, bets } = await placed();
  const scheduled = (await bets()).map(([, , , ...legs]) => legs);
  expect(scheduled).toEqual([['scheduled open'], ['scheduled open', 'scheduled open']]);
  await start({ fixtures: [stays] });
  expect(await bets()).toEqual([VOID, OPEN]);
  expect(client.world.balance('m-player')).toBe('994.000000');
  await client.request('POST', `/__sim/matches/${stays.match_id}`, { result: { ft: '1:0', ht: '0:0' } }, {});
  // 2 of the void single, and 2 x 2.50 of the other single and of the double, in which a void leg counts as 1.
  expect((await bets())[1]).toEqual([16, 'won', '12.000000', 'void void', 'finished won']);
  expect(client.world.balance('m-player')).toBe('1006.000000');
  expect(client.world.ledger.audit()).toEqual([]);
});

it('a bet that an older simulator left open without an end is settled when its store is opened', async () => {
  const { stays, bets } = await placed();
  const { world } = client;
  world.change(() => {
    world.fixtures.recorded.set([{ atMs: world.now(), match: stays }]);
    world.db.run("DELETE FROM job WHERE kind = 'settleBet'");
  });
  expect((await bets())[0]?.[0]).toBe(1);
  await start();
  expect(await bets()).toEqual([VOID, OPEN]);
  // What waits for a match has one job, however often it is opened.
  await start();
  expect(client.world.db.all("SELECT ref FROM job WHERE kind = 'settleBet'").map(({ ref }) => ref)).toEqual([
    'bet-0000002',
  ]);
});
