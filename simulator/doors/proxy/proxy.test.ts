import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RowClient } from '../../conformance/row-client.ts';
import { rawRequest } from '../http/raw-request.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-proxy-'));
const record = join(dir, 'recorded.jsonl');
let upstream: Simulator;
let proxy: Simulator;
beforeAll(async () => {
  upstream = await startSimulator({ seed: 'upstream' });
  proxy = await startSimulator({ proxy: upstream.url, record });
});
afterAll(async () => {
  await proxy.close();
  await upstream.close();
  rmSync(dir, { recursive: true });
});

it('forwards calls, reports where the upstream differs from the contract, and records responses without secrets', async () => {
  const real = new RowClient(upstream, upstream.world()).signIn();
  const through = new RowClient(proxy, upstream.world());
  through.token = real.token;
  const sample = await real.sample('getAccount');
  expect(await through.send('getAccount', sample)).toEqual(await real.send('getAccount', sample));
  upstream.world().faults.add({ row: 'getAccount', do: 'wrongSchema' });
  await through.send('getAccount', sample);
  await through.send('signIn', await real.sample('signIn'));
  const drift = (await (await fetch(`${proxy.url}/__sim/drift`)).json()) as { row: string }[];
  expect(drift).toMatchObject([
    { row: 'getAccount', calls: 2, drifted: 1 },
    { row: 'signIn', calls: 1, drifted: 0 },
  ]);
  const lines = readFileSync(record, 'utf8');
  expect(lines.trim().split('\n')).toHaveLength(3);
  expect(lines).not.toMatch(/sim\.main\.[0-9a-f]{40}/);
  await through.send('launchPgGame', await real.sample('launchPgGame'));
  const last = JSON.parse(readFileSync(record, 'utf8').trim().split('\n').at(-1) ?? '') as { answer: unknown };
  expect(last.answer).toMatchObject({ code: 0, data: { url: `${upstream.url}/[hidden]` } });
});

it('joins sockets to the upstream, checks and records their frames, and closes with it', async () => {
  const real = new RowClient(upstream, upstream.world()).signIn();
  const frames: string[] = [];
  const socket = new WebSocket(`${proxy.url.replace('http', 'ws')}/wss-new?token=${real.token}`);
  socket.on('message', (data) => frames.push(String(data)));
  await new Promise((resolve) => void socket.once('open', resolve));
  const push = (frame: unknown) =>
    fetch(`${upstream.url}/__sim/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ member: 'm-player', frame }),
    });
  await expect
    .poll(async () => {
      await push({ notifyType: 'RECHARGE', balance: '7.00' });
      return frames.length;
    })
    .toBeGreaterThan(0);
  expect(JSON.parse(frames[0] ?? '')).toEqual({ notifyType: 'RECHARGE', balance: '7.00' });
  await push({ notifyType: 'RECHARGE', balance: 7 });
  const drifted = async () =>
    ((await (await fetch(`${proxy.url}/__sim/drift`)).json()) as { row: string; drifted: number }[]).find(
      ({ row }) => row === 'push',
    )?.drifted;
  await expect.poll(drifted).toBe(1);
  expect(readFileSync(record, 'utf8')).toContain('"socket":"push"');
  const closed = new Promise((resolve) => void socket.once('close', resolve));
  upstream.world().faults.add({ do: 'socketDrop', times: 1 });
  await fetch(`${upstream.url}/__sim/members/m-player`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adjust: '1' }),
  });
  upstream.world().change(() => upstream.world().pushBalance('m-player', 'RECHARGE'));
  await closed;
  const refused = new WebSocket(`${proxy.url.replace('http', 'ws')}/wss-new?token=none`);
  expect(await new Promise((resolve) => void refused.once('close', resolve))).toBe(1011);
});

it('passes on the path that it has checked, and no other', async () => {
  const before = (await (await fetch(`${proxy.url}/__sim/drift`)).json()) as unknown;
  for (const target of [
    '/sports/api/v1/soccer/mybet/..',
    '/sports/api/v1/soccer/mybet/%2e%2e',
    '/sports/api/v1/./mybet/x',
  ])
    expect(await rawRequest(proxy.port, [`GET ${target} HTTP/1.1`, 'host: localhost', 'connection: close'])).toMatch(
      /^HTTP\/1\.1 (?:400|501) /,
    );
  expect(await (await fetch(`${proxy.url}/__sim/drift`)).json()).toEqual(before);
});

it('stores 1 MB for an upstream that does not open the socket, and no more', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const before = await startSimulator({ proxy: `http://127.0.0.1:${port}` });
  const socket = new WebSocket(`${before.url.replace('http', 'ws')}/wss-new?token=x`);
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => void socket.once('open', resolve));
  for (let frame = 0; frame < 20; frame++) socket.send('x'.repeat(60_000));
  expect(await ended).toBe(1006);
  await before.close();
  silent.close();
});

it('answers content from a recording as it was, and makes the world of the rest', async () => {
  const real = new RowClient(upstream, upstream.world()).signIn();
  const through = new RowClient(proxy, upstream.world());
  through.token = real.token;
  upstream.world().content.banners[0] = { id: 'b', url: '/', src: '/content/banner-1.svg', alt: 'Of the real one' };
  await through.send('listBanners', await real.sample('listBanners'));
  const matches = await through.send('listMatches', await real.sample('listMatches'));

  const again = await startSimulator({ seed: 'another', recording: record });
  const client = new RowClient(again, again.world()).signIn();
  const banners = await client.send('listBanners', await client.sample('listBanners'));
  expect(banners.json.data).toContainEqual(expect.objectContaining({ alt: 'Of the real one' }));
  const shown = await client.send('listMatches', await client.sample('listMatches'));
  expect(shown.json.data['matches']).toEqual(matches.json.data['matches']);
  expect((await client.send('listVipLevels', await client.sample('listVipLevels'))).status).toBe(200);
  // Money calls are not replayed: the world answers them.
  expect((await client.send('openDeposit', await client.sample('openDeposit'))).status).toBe(200);
  await again.close();
});

it('refuses a file that is no recording, with its line', async () => {
  const broken = join(dir, 'broken.jsonl');
  writeFileSync(broken, `${readFileSync(record, 'utf8').split('\n')[0]}\n{"row":"x"\n`);
  await expect(startSimulator({ recording: broken })).rejects.toThrow('broken.jsonl:2');
  await expect(startSimulator({ recording: join(dir, 'none.jsonl') })).rejects.toThrow('ENOENT');
  await expect(startSimulator({ recording: record, proxy: 'http://localhost:1' })).rejects.toThrow('not both');
});
