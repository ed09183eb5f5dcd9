import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bet, Match } from '#contract/entities';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'lost-early' });
});
afterAll(() => simulator.close());

/** A slip of home wins at 2.50, and what the player sees of it. */
async function placed(client: RowClient, matches: readonly Match[], key: string) {
  const control = (id: string, body: object) => client.request('POST', `/__sim/matches/${id}`, body, {});
  for (const { match_id } of matches) await control(match_id, { odds: { 'wl:w': '2.50' } });
  const { json } = await client.send('placeBet', {
    params: { game: 'soccer' },
    query: {},
    body: {
      passes: [`${matches.length}-string-1`],
      stake: '2',
      multiple: 1,
      currency: 'USDT',
      accept_odds: 'none',
      matches: matches.map(({ match_id }) => ({ match_id, picks: [{ kind: 'wl', outcome: 'w', odds: '2.50' }] })),
    },
    headers: { 'idempotency-key': key },
  });
  const { bet_id: id } = json.data['bet'] as Bet;
  const bet = async () => {
    const call = { params: { game: 'soccer', id }, query: {}, body: undefined, headers: {} };
    return (await client.send('getMyBet', call)).json.data as unknown as Bet;
  };
  const legs = async () =>
    (await bet()).matches.map(
      ({ state, score, half_time_score: half, picks }) =>
        `${state} ${score ?? '-'} ${half ?? '-'} ${picks[0]?.result ?? '-'}`,
    );
  return { id, bet, legs, control };
}

function onSale({ world }: RowClient, state: Match['state'], most: number): readonly Match[] {
  const found = world.fixtures.onSale('soccer', world.now()).filter((match) => match.state === state);
  if (found.length < most) throw new Error(`too few ${state} matches on sale`);
  return found.slice(0, most);
}

it('a slip that is lost early shows how its other matches end, and pays nothing for them', async () => {
  const client = new RowClient(simulator, simulator.world()).signIn();
  const matches = onSale(client, 'scheduled', 3);
  const [lost, won, gone] = matches.map(({ match_id: id }) => id) as [string, string, string];
  const { bet, legs, control } = await placed(client, matches, 'intent-lost-early-1');
  await control(lost, { result: { ft: '0:1', ht: '0:0' } });
  expect(await legs()).toEqual(['finished 0:1 0:0 lost', 'scheduled - - open', 'scheduled - - open']);
  const held = client.world.balance('m-player');
  await control(won, { result: { ft: '2:0', ht: '1:0' } });
  await control(gone, { void: true });
  expect(await legs()).toEqual(['finished 0:1 0:0 lost', 'finished 2:0 1:0 won', 'void - - void']);
  const { result, payout } = await bet();
  expect([result, payout, client.world.balance('m-player')]).toEqual(['lost', '0.000000', held]);
});

it('a match that was live when its slip was lost has its score of now, and ends: played, void, or moved and played', async () => {
  const world = simulator.world('live');
  const client = new RowClient(simulator, world).signIn();
  const live = onSale(client, 'live', 4);
  const [lost, played, gone, moved] = live.map(({ match_id: id }) => id) as [string, string, string, string];
  const { bet, legs, control } = await placed(client, live, 'intent-lost-early-2');
  await control(lost, { result: { ft: '0:1', ht: '0:0' } });
  const shown = (id: string) => {
    const plan = world.fixtures.plan(id);
    if (plan === undefined) throw new Error('no such match');
    const { state, score, half_time_score: half } = world.fixtures.view(plan, world.now()).match;
    return `${state} ${score ?? '-'} ${half ?? '-'}`;
  };
  const parts = async () => (await legs()).slice(1).map((leg) => leg.split(' ').slice(0, 3).join(' '));
  const now = async () =>
    expect((await parts()).map((leg) => leg.split(' ').slice(0, 2))).toEqual(
      [played, gone, moved].map((id) => shown(id).split(' ').slice(0, 2)),
    );
  await now();
  world.clock.advance(10 * MINUTE_MS);
  await now();
  await control(gone, { void: true });
  await control(moved, { start_time: new Date(world.now() + HOUR_MS).toISOString() });
  await now();
  world.clock.advance(5 * HOUR_MS);
  await now();
  const [, one, two, three] = await legs();
  expect([one, two, three]).toEqual([
    expect.stringMatching(/^(?:finished \d+:\d+ \d+:\d+ (?:won|lost)|void - - void)$/),
    'void - - void',
    expect.stringMatching(/^(?:finished \d+:\d+ \d+:\d+ (?:won|lost)|void - - void)$/),
  ]);
  expect([(await bet()).result, (await bet()).payout]).toEqual(['lost', '0.000000']);
});
