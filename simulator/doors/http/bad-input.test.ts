import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RowClient } from '../../conformance/row-client.ts';
import { TOKEN_LIFE_MS } from '../../domain/members/sessions.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

const SIGN_IN = '/sports/api/v1/sign_in/';
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'bad-input' });
});
afterAll(() => simulator.close());
// After all hostile input the simulator runs, and its ledger is consistent.
afterEach(async () => {
  expect((await fetch(`${simulator.url}/__sim/health`)).status).toBe(200);
  expect(simulator.world().ledger.audit()).toEqual([]);
});

const post = async (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) => {
  const sent = { 'content-type': 'application/json', ...headers };
  const response = await fetch(simulator.url + path, { method: 'POST', headers: sent, body: body as BodyInit });
  return { status: response.status, ...((await response.json()) as { msg: string; data: Record<string, unknown> }) };
};

describe('bad input is refused at its place', () => {
  it.each([
    ['malformed JSON', '{"account":', 'body'],
    ['no JSON at all', 'account=x', 'body'],
    ['bytes that are no UTF-8', Uint8Array.from([0x22, 0xff, 0xfe, 0x22]), 'body'],
    ['a list', '[]', 'body'],
    ['nesting without end', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, `a${'.a'.repeat(20)}`],
    ['__proto__', '{"account":"x","password":"y","__proto__":{"role":2}}', '__proto__'],
    ['a number for a text', '{"account":1,"password":"y"}', 'account'],
  ])('%s', async (_, body, field) => {
    expect(await post(SIGN_IN, body)).toMatchObject({ status: 400, data: { reason: 'badRequest', field } });
  });

  it('bodies of 10 MB, announced or not', async () => {
    const big = 'x'.repeat(10_000_000);
    expect(await post(SIGN_IN, JSON.stringify({ account: big, password: 'y' }))).toMatchObject({
      status: 413,
      data: { reason: 'tooLarge' },
    });
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(big.slice(0, 200_000)));
        controller.close();
      },
    });
    const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': 'application/json' } };
    expect((await fetch(simulator.url + SIGN_IN, init as RequestInit)).status).toBe(413);
  });

  it('headers of 20 KB, repeated query names, invalid worlds, invalid escapes in paths', async () => {
    const get = (path: string, headers: Record<string, string> = {}) => fetch(simulator.url + path, { headers });
    expect((await get('/sports/api/v1/vip', { 'x-long': 'x'.repeat(20_000) })).status).toBe(431);
    expect(await (await get('/sports/api/v1/soccer?limit=1&limit=2')).json()).toMatchObject({
      data: { field: 'query.limit' },
    });
    expect(await (await get('/sports/api/v1/vip', { 'x-sim-world': '../x' })).json()).toMatchObject({
      data: { field: 'headers.x-sim-world' },
    });
    expect((await get('/sports/api/v1/soccer/mybet/%E0%A4%A')).status).toBe(400);
    expect((await get('/sports/api/v1/tennis')).status).toBe(501);
  });

  it('negative, huge, tiny and exotic amounts', async () => {
    const client = new RowClient(simulator, simulator.world()).signIn();
    const sample = await client.sample('placeBet');
    const place = async (stake: unknown) =>
      (await client.send('placeBet', { ...sample, body: { ...(sample.body as object), stake } })).json.data['reason'];
    for (const stake of ['-1', '9'.repeat(40), '1e3', '٣', '0x10', ' 1', 1, null])
      expect(await place(stake), String(stake)).toBe('badRequest');
    for (const stake of ['100000000000000000', '0.000001', '1000.000001'])
      expect(await place(stake), stake).toBe('limitsExceeded');
  });

  it('stakes that the ledger cannot hold: zero, and more places than the currency has', async () => {
    const client = new RowClient(simulator, simulator.world()).signIn();
    const sample = await client.sample('placeBet');
    for (const stake of ['0', '0.000000', '0.0100001']) {
      const { status, json } = await client.send('placeBet', {
        ...sample,
        body: { ...(sample.body as object), stake },
      });
      expect([status, json.data['field']], stake).toEqual([400, 'stake']);
    }
  });

  it('tokens that have expired', async () => {
    const client = new RowClient(simulator, simulator.world('expiry')).signIn();
    const sample = await client.sample('getAccount');
    client.world.clock.advance(TOKEN_LIFE_MS - 1);
    expect((await client.send('getAccount', sample)).status).toBe(200);
    client.world.clock.advance(1);
    expect((await client.send('getAccount', sample)).status).toBe(401);
  });
});
