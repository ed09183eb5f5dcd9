import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const MINUTE_MS = 60_000;
let simulator: Simulator;
let client: RowClient;
let freshToken: string;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'length' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`length-${++worlds}`));
  const started = client.world.sessions.start('m-player', client.world.now());
  client.token = started.token;
  freshToken = started.freshToken;
});

const setLength = async (minutes: number | null) => {
  const answer = await client.request('POST', '/__sim/sessions', { minutes }, {});
  expect(answer).toMatchObject({ status: 200, json: { minutes } });
};
const summary = async () => {
  const { status, json } = await client.send('getSessionSummary', await client.sample('getSessionSummary'));
  const endsAt = json.data?.['ends_at'];
  return { status, endsInMs: endsAt === undefined ? undefined : Date.parse(String(endsAt)) - client.world.now() };
};
const exchange = async () => {
  const call = { params: {}, query: {}, body: undefined, headers: { 'fresh-token': freshToken } };
  const { status, json } = await client.send('refreshSession', call);
  if (status === 200) {
    client.token = String(json.data['token']);
    freshToken = String(json.data['fresh_token']);
  }
  return status;
};

describe('the length of a session', () => {
  it('is not stated until one is set; then the end is stated, also of sessions that run', async () => {
    client.world.clock.speed = 0;
    expect(await summary()).toEqual({ status: 200, endsInMs: undefined });
    await setLength(30);
    expect(await summary()).toEqual({ status: 200, endsInMs: 30 * MINUTE_MS });
    client.world.clock.advance(10 * MINUTE_MS);
    expect(await summary()).toEqual({ status: 200, endsInMs: 20 * MINUTE_MS });
    await setLength(null);
    expect(await summary()).toEqual({ status: 200, endsInMs: undefined });
  });

  it('ends the session and its refresh token, whatever was called meanwhile', async () => {
    client.world.clock.speed = 0;
    await setLength(30);
    client.world.clock.advance(30 * MINUTE_MS - 1);
    expect((await summary()).status).toBe(200);
    client.world.clock.advance(1);
    expect([(await summary()).status, await exchange()]).toEqual([401, 401]);
  });

  it('begins again with each exchange of the tokens, ten times and more', async () => {
    client.world.clock.speed = 0;
    await setLength(30);
    for (let time = 1; time <= 12; time++) {
      client.world.clock.advance(29 * MINUTE_MS);
      expect([time, await exchange(), await summary()]).toEqual([time, 200, { status: 200, endsInMs: 30 * MINUTE_MS }]);
    }
  });

  it('bounds what was opened in a session: sockets and subscriptions end with it', async () => {
    client.world.clock.speed = 0;
    const { sessions } = client.world;
    const { family = 0 } = sessions.find(client.token, client.world.now()) ?? {};
    const livesAfter = (ms: number) => sessions.isLive(family, client.world.now() + ms);
    const month = 30 * 1_440 * MINUTE_MS;
    expect([0, month - 1, month].map(livesAfter)).toEqual([true, true, false]);
    await setLength(30);
    expect([0, 30 * MINUTE_MS - 1, 30 * MINUTE_MS].map(livesAfter)).toEqual([true, true, false]);
    client.world.clock.advance(20 * MINUTE_MS);
    await exchange();
    expect([29 * MINUTE_MS, 30 * MINUTE_MS].map(livesAfter)).toEqual([true, false]);
    sessions.endAll('m-player');
    expect(livesAfter(0)).toBe(false);
  });
});
