import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedCallers } from './allowed-callers.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { rawRequest, rawUpgrade } from './raw-request.ts';

/** Bounds of a test are a hundredth of the real ones. */
const HEADERS_MS = 200;
const SILENCE_MS = 600;
/** More than the buffers of both sides hold. */
const LONG = Buffer.alloc(30_000_000);
let door: FrontDoor;
const seen: string[] = [];

beforeAll(async () => {
  door = await openFrontDoor({
    port: 0,
    host: '127.0.0.1',
    callers: allowedCallers('127.0.0.1'),
    bounds: {
      headersMs: HEADERS_MS,
      requestMs: 2 * HEADERS_MS,
      silenceMs: SILENCE_MS,
      bodyBytes: 1_000,
      connections: 3,
    },
    request(request, response) {
      seen.push(`${request.method} ${request.url}`);
      if (request.url === '/quiet') return;
      if (request.url === '/late') return void setTimeout(() => response.end('late'), 2 * SILENCE_MS);
      if (request.url === '/long') response.end(LONG);
      else response.end('ok');
    },
    upgrade: (_request, socket) => socket.end('joined'),
  });
});
afterAll(() => door.close());

/** Everything that arrives until the server closes; a test that it does not end runs out of time. `every` is sent again and again. */
function until(head: string, every = '', everyMs = HEADERS_MS / 4, isReading = true) {
  return new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(door.port, '127.0.0.1', () => socket.write(head));
    const timer = setInterval(() => every !== '' && socket.write(every), everyMs);
    if (isReading) socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(text);
    });
    if (!isReading) setTimeout(() => socket.resume(), 3 * SILENCE_MS).unref();
  });
}

describe('the front door bounds what a client costs', () => {
  it('ends connections that send nothing, or their headers line by line (slowloris)', async () => {
    for (const [head, every] of [
      ['', ''],
      ['GET / HTTP/1.1\r\nhost: localhost\r\n', 'x-a: b\r\n'],
      ['G', ''],
    ] as const) {
      const text = await until(head, every);
      expect(text).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
    }
    expect(seen).toEqual([]);
  });

  it('ends a body that comes byte by byte, and an answer that is not read', async () => {
    await until('POST /quiet HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n', 'x');
    const unread = await until('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n', '', HEADERS_MS, false);
    expect(unread).toBe('');
  });

  it('reads no body over the bound, announced or in chunks, and hands none of it on', async () => {
    seen.length = 0;
    const announced = await rawRequest(door.port, ['POST /a HTTP/1.1', 'host: localhost', 'content-length: 1001'], 'x');
    expect(announced).toMatch(/^HTTP\/1\.1 413 /);
    expect(announced).toContain('"field":"body"');
    expect(seen).toEqual([]);
    const chunk = `${(600).toString(16)}\r\n${'y'.repeat(600)}\r\n`;
    await until('POST /b HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n', chunk, HEADERS_MS / 10);
    expect(seen).toEqual(['POST /b']);
  });

  it('lets a handler take its time', async () => {
    const text = await until('GET /late HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    expect(text).toContain('late');
  });

  it('takes so many connections at once, and goes on when they are gone', async () => {
    const held = [1, 2, 3].map(() => connect(door.port, '127.0.0.1'));
    await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    const fourth = await until('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    expect(fourth).toBe('');
    for (const socket of held) socket.destroy();
    await expect
      .poll(async () => await until('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'))
      .toContain('ok');
  });
});

it('the front door closes after running requests, if it is given time', async () => {
  const open = async (graceMs: number) => {
    let arrived: () => void = () => undefined;
    const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
    const own = await openFrontDoor({
      port: 0,
      host: '127.0.0.1',
      callers: allowedCallers('127.0.0.1'),
      request: (_request, response) => {
        arrived();
        setTimeout(() => response.end('whole'), HEADERS_MS);
      },
      upgrade: (_request, socket) => socket.destroy(),
    });
    const answer = fetch(`http://127.0.0.1:${own.port}/`).then(
      (response) => response.text(),
      () => 'broken',
    );
    await hasArrived;
    await own.close(graceMs);
    return answer;
  };
  expect([await open(10 * HEADERS_MS), await open(0)]).toEqual(['whole', 'broken']);
});

describe('the front door joins sockets', () => {
  const LOCAL = 'host: localhost';
  const upgrade = (target: string, ...headers: readonly string[]) =>
    rawRequest(door.port, rawUpgrade(target, ...headers));

  it('of pages of this host, by GET, to websocket', async () => {
    expect(await upgrade('/any', LOCAL)).toBe('joined');
    expect(await upgrade('/any', LOCAL, 'origin: http://localhost')).toBe('joined');
    for (const headers of [
      ['host: evil.example'],
      [LOCAL, 'origin: http://evil.example'],
      [LOCAL, 'origin: null'],
      ['host: evil.example', 'origin: http://evil.example'],
    ])
      expect(await upgrade('/any', ...headers), headers.join()).toMatch(/^HTTP\/1\.1 403 /);
    for (const lines of [
      ['GET /any HTTP/1.1', LOCAL, 'connection: upgrade', 'upgrade: h2c'],
      ['POST /any HTTP/1.1', LOCAL, 'connection: upgrade', 'upgrade: websocket'],
      ['GET * HTTP/1.1', LOCAL, 'connection: upgrade', 'upgrade: websocket'],
      ['GET /a#b HTTP/1.1', LOCAL, 'connection: upgrade', 'upgrade: websocket'],
    ])
      expect(await rawRequest(door.port, lines), lines[0]).toMatch(/^HTTP\/1\.1 400 /);
  });
});
