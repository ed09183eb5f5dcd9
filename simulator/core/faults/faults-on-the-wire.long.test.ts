import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { memberAccount } from '../ledger/ledger.ts';
import type { FaultRule } from './fault-rule.ts';

const BALANCE_BEFORE = '1000.000000';
const BALANCE_AFTER = '998.000000';

let simulator: Simulator;
let client: RowClient;
beforeEach(async () => {
  simulator = await startSimulator({ seed: 'faults' });
  client = new RowClient(simulator, simulator.world()).signIn();
});
afterEach(() => simulator.close());

const balance = () => client.world.balance('m-player');
const add = (rule: FaultRule) => client.world.faults.add(rule);

/** Sends placeBet over a raw connection. Returns the received bytes and how the connection ended. */
async function placeRaw(waitMs = 400): Promise<{ text: string; end: 'open' | 'end' | 'error' }> {
  const { body } = await client.sample('placeBet');
  const json = JSON.stringify(body);
  const socket = connect(simulator.port, '127.0.0.1');
  let text = '';
  let end: 'open' | 'end' | 'error' = 'open';
  socket.on('data', (data) => (text += String(data)));
  socket.on('end', () => (end = 'end'));
  socket.on('error', () => (end = 'error'));
  socket.write(
    `POST /sports/api/v1/soccer/bet HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${client.token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  );
  await new Promise((resolve) => void setTimeout(resolve, waitMs));
  socket.destroy();
  return { text, end };
}

const bodyOf = (text: string) => text.split('\r\n\r\n')[1] ?? '';

describe('HTTP faults, seen on the wire', () => {
  it('hangs before the commit: no byte, and no bet', async () => {
    add({ row: 'placeBet', do: 'hangBeforeCommit' });
    expect(await placeRaw()).toEqual({ text: '', end: 'open' });
    expect(balance()).toBe(BALANCE_BEFORE);
  });

  it('hangs after the commit: no byte, and a bet', async () => {
    add({ row: 'placeBet', do: 'hangAfterCommit' });
    expect(await placeRaw()).toEqual({ text: '', end: 'open' });
    expect(balance()).toBe(BALANCE_AFTER);
  });

  it('delays the whole call', async () => {
    add({ row: 'placeBet', do: 'latency', ms: 250 });
    const early = placeRaw(100);
    expect((await early).text).toBe('');
    expect((await placeRaw(600)).text).toContain('HTTP/1.1 200');
  });

  it('commits late: nothing at first, a bet in the end, and a repeat meanwhile is refused as running', async () => {
    add({ row: 'placeBet', do: 'lateCommit', ms: 300, nth: 1 });
    const sample = await client.sample('placeBet');
    const keyed = { ...sample, headers: { 'idempotency-key': 'late-commit-1' } };
    const first = client.send('placeBet', keyed);
    await new Promise((resolve) => void setTimeout(resolve, 60));
    expect(balance()).toBe(BALANCE_BEFORE);
    expect((await client.send('placeBet', keyed)).json.data['reason']).toBe('keyRunning');
    expect((await first).status).toBe(200);
    expect(balance()).toBe(BALANCE_AFTER);
  });

  it('refuses a late commit whose deadline has passed', async () => {
    const running = await startSimulator({ seed: 'faults', speed: 1 });
    const late = new RowClient(running, running.world()).signIn();
    running.world().faults.add({ row: 'placeBet', do: 'lateCommit', ms: 120 });
    const sample = await late.sample('placeBet');
    const answer = await late.send('placeBet', { ...sample, headers: { 'x-deadline': String(Date.now() + 40) } });
    expect([answer.status, answer.json.data['reason']]).toEqual([410, 'deadlinePassed']);
    expect(running.world().balance('m-player')).toBe(BALANCE_BEFORE);
    await running.close();
  });

  it.each([
    ['statusBeforeCommit', BALANCE_BEFORE],
    ['statusAfterCommit', BALANCE_AFTER],
  ] as const)('answers an error: %s', async (kind, expected) => {
    add({ row: 'placeBet', do: kind, status: 502 });
    expect((await placeRaw()).text).toMatch(/^HTTP\/1.1 502 /);
    expect(balance()).toBe(expected);
  });

  it.each([
    ['resetBeforeCommit', BALANCE_BEFORE],
    ['resetAfterCommit', BALANCE_AFTER],
  ] as const)('cuts the connection: %s', async (kind, expected) => {
    add({ row: 'placeBet', do: kind });
    expect(await placeRaw()).toEqual({ text: '', end: 'error' });
    expect(balance()).toBe(expected);
  });

  it('cuts the JSON of a 200 in half', async () => {
    add({ row: 'placeBet', do: 'cutJson' });
    const { text } = await placeRaw();
    expect(text).toMatch(/^HTTP\/1.1 200 /);
    expect(bodyOf(text).startsWith('{"code":0')).toBe(true);
    expect(() => JSON.parse(bodyOf(text)) as unknown).toThrow(SyntaxError);
    expect(balance()).toBe(BALANCE_AFTER);
  });

  it('dribbles the body', async () => {
    add({ row: 'placeBet', do: 'slowBody', ms: 300, nth: 2 });
    await placeRaw();
    const { text } = await placeRaw(150);
    expect(text).toMatch(/^HTTP\/1.1 200 /);
    expect(() => JSON.parse(bodyOf(text)) as unknown).toThrow(SyntaxError);
  });

  it('answers against the schema', async () => {
    add({ row: 'getAccount', do: 'wrongSchema' });
    const { status, json } = await client.send('getAccount', await client.sample('getAccount'));
    expect([status, json.data]).toEqual([200, { surprise: [42] }]);
  });

  it('answers 401, and 429 with Retry-After', async () => {
    add({ row: 'getAccount', do: 'unauthorised', times: 1 });
    add({ row: 'getAccount', do: 'tooManyRequests', retry_after: 7 });
    const call = () =>
      fetch(`${simulator.url}/sports/api/v1/member/account`, { headers: { authorization: client.token } });
    expect((await call()).status).toBe(401);
    const limited = await call();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('strikes by player, by nth, by range, by times and by chance, the same for the same seed', async () => {
    const statuses = async (rule: FaultRule, calls: number) => {
      client.world.faults.clear();
      add(rule);
      const sample = await client.sample('getAccount');
      const seen: number[] = [];
      for (let call = 0; call < calls; call++) seen.push((await client.send('getAccount', sample)).status);
      return seen;
    };
    const fail = { do: 'statusBeforeCommit' as const, status: 503 };
    expect(await statuses({ ...fail, player: 'agent@demo.slipway.test' }, 2)).toEqual([200, 200]);
    expect(await statuses({ ...fail, player: 'player@demo.slipway.test', nth: 2 }, 3)).toEqual([200, 503, 200]);
    expect(await statuses({ ...fail, nth: [2, 3] }, 4)).toEqual([200, 503, 503, 200]);
    expect(await statuses({ ...fail, method: 'GET', times: 1 }, 2)).toEqual([503, 200]);
    const chance = { ...fail, id: 'chance', probability: 0.5 };
    const drawn = await statuses(chance, 12);
    expect(new Set(drawn)).toEqual(new Set([200, 503]));
    expect(await statuses(chance, 12)).toEqual(drawn);
  });
});

describe('socket faults, seen on the wire', () => {
  const open = () => new WebSocket(`${simulator.url.replace('http', 'ws')}/wss-new?token=${client.token}`);
  const opened = (socket: WebSocket) => new Promise((resolve) => void socket.once('open', resolve));
  const closed = (socket: WebSocket) =>
    new Promise<number>((resolve) => void socket.once('close', (code) => resolve(code)));
  const pay = () => {
    const { world } = client;
    const move = { from: 'house:test', to: memberAccount('m-player'), currency: 'USDT', amount: 1_000_000n };
    world.change(() => {
      world.ledger.move('adjustment', 'test', world.now(), move);
      world.pushBalance('m-player', 'RECHARGE');
    });
  };
  const framesOf = (socket: WebSocket) => {
    const frames: string[] = [];
    socket.on('message', (data) => frames.push(String(data)));
    return frames;
  };
  const push = (id: number, balance: string) => JSON.stringify({ id, notifyType: 'RECHARGE', balance });

  it('refuses', async () => {
    add({ do: 'socketRefuse' });
    const socket = open();
    const error = await new Promise<Error>((resolve) => void socket.once('error', resolve));
    expect(error.message).toContain('503');
  });

  it('accepts, then closes', async () => {
    add({ do: 'socketAcceptThenClose' });
    const socket = open();
    await opened(socket);
    expect(await closed(socket)).toBe(1011);
  });

  it('a world whose clock runs says at once that the channel is alive; one that stands, or knows no keys, does not', async () => {
    const first = async (upstream: 'keyed' | 'strict-spec', speed: number) => {
      const world = simulator.worlds.create(`beats-${upstream}-${speed}`, { upstream, speed });
      const { token } = world.sessions.start('m-player', world.now());
      const socket = new WebSocket(`${simulator.url.replace('http', 'ws')}/wss-new?token=${token}`);
      const frames = framesOf(socket);
      await opened(socket);
      await new Promise((resolve) => void setTimeout(resolve, 100));
      socket.terminate();
      return frames;
    };
    expect(await first('keyed', 1)).toEqual(['{"heartbeat":true}']);
    expect(await first('keyed', 0)).toEqual([]);
    expect(await first('strict-spec', 1)).toEqual([]);
  });

  it('stays silent', async () => {
    add({ do: 'socketSilence' });
    const socket = open();
    const frames = framesOf(socket);
    await opened(socket);
    pay();
    await new Promise((resolve) => void setTimeout(resolve, 100));
    expect(frames).toEqual([]);
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
  });

  it('drops, duplicates, reorders, spoils and delays messages', async () => {
    const socket = open();
    const frames = framesOf(socket);
    await opened(socket);
    add({ do: 'socketDuplicate', times: 1 });
    pay();
    await expect.poll(() => frames.splice(0)).toEqual([push(1, '1001.000000'), push(1, '1001.000000')]);
    add({ do: 'socketReorder', times: 1 });
    pay();
    pay();
    await expect.poll(() => frames.length).toBe(2);
    expect(frames.splice(0)).toEqual([push(3, '1003.000000'), push(2, '1002.000000')]);
    add({ do: 'socketGarbage', times: 1 });
    pay();
    await expect.poll(() => frames.length).toBe(1);
    expect(() => JSON.parse(frames.splice(0)[0] ?? '') as unknown).toThrow(SyntaxError);
    add({ do: 'socketDelay', ms: 150, times: 1 });
    const started = performance.now();
    pay();
    await expect.poll(() => frames.length).toBe(1);
    expect(performance.now() - started).toBeGreaterThan(140);
    add({ do: 'socketDrop', times: 1 });
    pay();
    expect(await closed(socket)).toBe(1006);
  });
});
