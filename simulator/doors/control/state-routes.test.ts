import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'states' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`states-${++worlds}`)).signIn();
});

const ask = async (method: string, body?: unknown) => {
  const { status, json } = await client.request(method, '/__sim/states', body, {});
  return { status, ...(json as unknown as { code: number; data: Record<string, unknown> }) };
};
const reach = (state: string, params: object) => ask('POST', { state, params });
const matchId = () =>
  client.world.fixtures.onSale('soccer', client.world.now()).find(({ state }) => state === 'scheduled')?.match_id ?? '';

it('lists the states in the envelope of an upstream', async () => {
  const { status, code, data } = await ask('GET');
  expect({ status, code }).toEqual({ status: 200, code: 0 });
  expect(data).toContain('match.ended');
  expect(data).toHaveLength(13);
});

it('sets a balance', async () => {
  expect(await reach('member.balance', { account: 'demo-player', balance: '12.5' })).toMatchObject({ code: 0 });
  expect(client.world.balance('m-player')).toBe('12.500000');
});

it('ends a match, and pays the bets on it', async () => {
  const { json } = await client.send('placeBet', await client.sample('placeBet'));
  const { bet_id: id, matches } = json.data['bet'] as { bet_id: string; matches: { match_id: string }[] };
  await reach('match.ended', { match_id: matches[0]?.match_id, ft: '3:0', ht: '1:0' });
  const mine = await client.send('getMyBet', {
    params: { game: 'soccer', id },
    query: {},
    body: undefined,
    headers: {},
  });
  expect(mine.json.data).toMatchObject({ status: 16, result: 'won' });
});

it('switches a sport off by its name, and on again', async () => {
  const place = async () => (await client.send('placeBet', await client.sample('placeBet'))).json.data['reason'];
  await reach('game.status', { game: 'soccer', status: 2 });
  expect(await place()).toBe('gameDisabled');
  await reach('game.status', { game: 'soccer', status: 1 });
  expect(await place()).toBeUndefined();
});

it('suspends a market, and opens it again', async () => {
  const statusOf = (market: string) =>
    client.world.fixtures
      .onSale('soccer', client.world.now())
      .find(({ match_id }) => match_id === id)
      ?.markets.find(({ kind }) => kind === market)?.status;
  const id = matchId();
  await reach('market.suspended', { match_id: id, market: 'wl' });
  expect(statusOf('wl')).toBe('suspended');
  await reach('market.suspended', { match_id: id, market: 'wl', suspended: false });
  expect(statusOf('wl')).toBe('open');
});

it('leaves what other markets were brought to', async () => {
  const id = matchId();
  const marketsOf = () =>
    client.world.fixtures.onSale('soccer', client.world.now()).find(({ match_id }) => match_id === id)?.markets ?? [];
  const oddsOf = () =>
    marketsOf().flatMap(({ kind, outcomes }) => outcomes.map(({ outcome, odds }) => `${kind}:${outcome} ${odds}`));
  for (const outcome of ['w', 'l']) await reach('price.moved', { match_id: id, market: 'wl', outcome, odds: '7.77' });
  expect(oddsOf()).toEqual(expect.arrayContaining(['wl:w 7.77', 'wl:l 7.77']));
  const suspended = () => marketsOf().flatMap(({ kind, status }) => (status === 'suspended' ? [kind] : []));
  for (const market of ['wl', 'handicap']) await reach('market.suspended', { match_id: id, market });
  expect(suspended()).toEqual(['wl', 'handicap']);
  await reach('market.suspended', { match_id: id, market: 'wl', suspended: false });
  expect(suspended()).toEqual(['handicap']);
  await reach('market.suspended', { match_id: id, market: 'handicap', suspended: false });
});

it.each([
  ['a state that is none', { state: 'nothing' }, 400],
  ['a match that is none', { state: 'match.void', params: { match_id: 'nothing' } }, 404],
  ['a score that is none', { state: 'match.ended', params: { match_id: 'x', ft: 'x', ht: '0:0' } }, 400],
  ['an account that is none', { state: 'member.balance', params: { account: 'nothing', balance: '1' } }, 404],
  ['an amount that is none', { state: 'member.balance', params: { account: 'demo-player', balance: 'x' } }, 400],
])('refuses %s', async (_, body, expected) => {
  const { status, code } = await ask('POST', body);
  expect(status).toBe(expected);
  expect(code).not.toBe(0);
});
