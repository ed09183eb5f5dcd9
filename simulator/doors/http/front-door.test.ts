import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';
import { requestTarget } from './request-url.ts';
import { logTo } from './log.ts';
import { rawRequest, rawUpgrade } from './raw-request.ts';

let simulator: Simulator;
const uncaught: unknown[] = [];
const onUncaught = (error: unknown) => uncaught.push(error);
let logged: string[] = [];
let endLog: () => void;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'doors' });
  // Vitest installs its own listeners: record the errors that would end `slipway sim`.
  process.on('uncaughtException', onUncaught).on('unhandledRejection', onUncaught);
});
afterAll(async () => {
  process.off('uncaughtException', onUncaught).off('unhandledRejection', onUncaught);
  await simulator.close();
});
beforeEach(() => {
  logged = [];
  endLog = logTo((line) => logged.push(line));
});
afterEach(async () => {
  endLog();
  expect((await fetch(`${simulator.url}/__sim/health`)).status).toBe(200);
  expect(uncaught.splice(0)).toEqual([]);
});

const statusOf = (answer: string) => answer.split('\r\n')[0];
const get = (target: string, ...headers: readonly string[]) =>
  rawRequest(simulator.port, [`GET ${target} HTTP/1.1`, 'connection: close', ...headers]);
const LOCAL = 'host: localhost';

describe('the target of a request line', () => {
  it.each([
    ['/', '/'],
    ['//', '//'],
    ['/a?b=/c', '/a?b=/c'],
    ['//evil.example/__sim', '//evil.example/__sim'],
    ['http://localhost:8787/sports?x=1', '/sports?x=1'],
    ['HTTP://localhost', '/'],
    ['http://localhost?x=1', '/?x=1'],
    ['*', undefined],
    ['sports', undefined],
    ['http:/x', undefined],
    ['/a#b', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (target, path) => {
    expect(requestTarget(target)).toBe(path);
  });
});

describe('a page of a server that answers to its own names', () => {
  it('is refused by any other name, whatever path it wants', async () => {
    for (const path of ['/', '/sports/api/v1/vip', '/__play/main/none', '/content/banners/b1.svg', '/none'])
      for (const headers of [['host: evil.example'], ['host: '], ['host: localhost.evil.example'], ['host: a b']])
        expect(statusOf(await get(path, ...headers)), `${path} ${headers.join()}`).toMatch(/ (?:400|403) /);
    expect(statusOf(await get('/sports/api/v1/vip', LOCAL))).toMatch(/ 200 /);
  });

  it('by one name only: two headers, or a request line that names another host, are refused', async () => {
    expect(statusOf(await get('/sports/api/v1/vip', LOCAL, 'host: evil.example'))).toMatch(/ 400 /);
    expect(statusOf(await get('http://evil.example/sports/api/v1/vip', LOCAL))).toMatch(/ 403 /);
    expect(statusOf(await get('http://localhost/sports/api/v1/vip', LOCAL))).toMatch(/ 200 /);
  });

  it('is answered to a balancer that names none, as HAProxy looks whether a server is there', async () => {
    const look = (path: string) => rawRequest(simulator.port, [`GET ${path} HTTP/1.0`]);
    expect(statusOf(await look('/sports/api/v1/vip'))).toMatch(/ 200 /);
    expect(statusOf(await look('http://evil.example/sports/api/v1/vip'))).toMatch(/ 403 /);
  });
});

describe('one request never ends the process', () => {
  it.each(['//', '///', '//[', '/__sim//', '/__content//', '/__play//', '//?token=%', '/%', '/__content/%E0%A4%A'])(
    'a GET for %s',
    async (target) => {
      expect(statusOf(await get(target, LOCAL))).toMatch(/^HTTP\/1\.1 (?:200|400|404|501) /);
      expect(logged).toEqual([]);
    },
  );

  it.each([
    ['//', 404],
    ['//[', 404],
    ['/wss-new#x', 400],
    ['*', 400],
    ['/im-new?token=%', 401],
  ])('an upgrade for %s', async (target, status) => {
    const answer = await rawRequest(simulator.port, rawUpgrade(target, LOCAL));
    expect(statusOf(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(logged).toEqual([]);
  });

  it.each(['/__content/banners', '/__content/footer', '/__sim/clock', '/__play/main/none'])(
    'JSON that is nested 20,000 deep, at %s',
    async (path) => {
      for (const [open, close] of [
        ['{"a":', '}'],
        ['[', ']'],
      ] as const) {
        const body = `${open.repeat(20_000)}1${close.repeat(20_000)}`;
        const answer = await rawRequest(
          simulator.port,
          [
            `POST ${path} HTTP/1.1`,
            LOCAL,
            'connection: close',
            'content-type: application/json',
            `content-length: ${body.length}`,
          ],
          body,
        );
        expect(statusOf(answer)).toMatch(/^HTTP\/1\.1 (?:400|404|413) /);
      }
      expect(logged).toEqual([]);
    },
  );

  it('content takes what a row takes: an object, 128 KB, 20 levels, no name that reaches a prototype', async () => {
    const before = await (await fetch(`${simulator.url}/__content/banners`)).json();
    for (const [body, status] of [
      ['"text"', 400],
      ['{"id":', 400],
      ['{"__proto__":{"polluted":1}}', 400],
      [`{"alt":"${'x'.repeat(140_000)}"}`, 413],
    ] as const) {
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
      const answer = await fetch(`${simulator.url}/__content/banners`, init);
      expect([answer.status, body.slice(0, 20)]).toEqual([status, body.slice(0, 20)]);
    }
    expect(await (await fetch(`${simulator.url}/__content/banners`)).json()).toEqual(before);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('an edit that cannot be stored: the connection breaks, the log has the cause', async () => {
    const world = simulator.world();
    const { saveContent } = world;
    world.saveContent = () => {
      throw new Error('the disk is full');
    };
    const init = { method: 'PATCH', body: '{"alt":"New"}', headers: { 'content-type': 'application/json' } };
    await expect(fetch(`${simulator.url}/__content/banners/banner-1`, init)).rejects.toThrow('fetch failed');
    world.saveContent = saveContent;
    expect(logged.join('')).toContain('the disk is full');
  });
});

describe('a page of another host name that resolves to this host (DNS rebinding)', () => {
  const REBOUND = ['host: evil.example', 'origin: http://evil.example'];

  it.each(['/__sim/members', '/__sim', '/__content/banners', '/__content/db'])('is refused at %s', async (path) => {
    for (const headers of [
      REBOUND,
      ['host: evil.example'],
      ['host: localhost.evil.example'],
      ['host: localhost@evil.example'],
      ['host: '],
      [LOCAL, 'origin: http://evil.example'],
      [LOCAL, 'origin: null'],
    ])
      expect(statusOf(await get(path, ...headers)), headers.join()).toMatch(/ 403 /);
    for (const host of ['localhost', 'LOCALHOST:1', '127.0.0.1:8787', '[::1]:80'])
      expect(statusOf(await get(path, `host: ${host}`)), host).toMatch(/ 200 /);
  });

  it('opens no socket, and changes nothing', async () => {
    const { token } = new RowClient(simulator, simulator.world()).signIn();
    const upgrade = (...headers: readonly string[]) =>
      rawRequest(simulator.port, rawUpgrade(`/wss-new?token=${token}`, ...headers));
    expect(statusOf(await upgrade(...REBOUND))).toMatch(/ 403 /);
    const refused = await upgrade('host: evil.example');
    expect([statusOf(refused), refused]).toEqual([
      expect.stringContaining(' 403 '),
      expect.stringContaining('--allow-host'),
    ]);
    const before = simulator.world().clock.now();
    const body = '{"advance":60}';
    const lines = ['POST /__sim/clock HTTP/1.1', 'connection: close', `content-length: ${body.length}`];
    const answer = await rawRequest(simulator.port, [...lines, ...REBOUND], body);
    expect(statusOf(answer)).toMatch(/ 403 /);
    expect(answer).toContain('--allow-host');
    expect(simulator.world().clock.now()).toBe(before);
    await rawRequest(simulator.port, [...lines, LOCAL], body);
    expect(simulator.world().clock.now()).toBe(before + 60_000);
  });

  it('is let in under a name that was given, and under any address where all are listened on', async () => {
    const named = await startSimulator({ allowedHosts: ['sim.example'] });
    const open = await startSimulator({ host: '0.0.0.0' });
    const status = async ({ port }: Simulator, ...headers: readonly string[]) =>
      statusOf(await rawRequest(port, ['GET /__sim/clock HTTP/1.1', 'connection: close', ...headers]));
    expect(await status(named, 'host: sim.example', 'origin: http://sim.example')).toMatch(/ 200 /);
    expect(await status(named, 'host: other.example')).toMatch(/ 403 /);
    expect(await status(named, 'host: 192.0.2.7')).toMatch(/ 403 /);
    expect(await status(open, 'host: 192.0.2.7:8787', 'origin: http://192.0.2.7:8787')).toMatch(/ 200 /);
    expect(await status(open, ...REBOUND)).toMatch(/ 403 /);
    await named.close();
    await open.close();
    await expect(startSimulator({ allowedHosts: ['http://sim.example'] })).rejects.toThrow('allow-host: a host name');
  });
});
