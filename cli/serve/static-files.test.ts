import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '#simulator/testing/http';
import { precompress } from '#cli/build/precompress.ts';
import { createProxy } from './proxy.ts';
import { createStaticFiles } from './static-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'slipway-static-'));
const folder = path.join(root, 'site');
const servers: Server[] = [];
const serve = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
let port = 0;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<title>page</title>');
  for (const name of ['_headers', '_redirects']) writeFileSync(path.join(folder, name), 'for static hosts');
  writeFileSync(path.join(folder, 'assets/app.js'), `/* ${'x'.repeat(2_000)} */`);
  await precompress(path.join(folder, 'assets'));
  port = await serve(createServer(createStaticFiles(folder, { headers: { 'x-site': 'ours' } })));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(root, { recursive: true });
});

it('an address is answered with its file or the page, with these headers', async () => {
  const asked = async (method: string, address: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method, headers });
    const text = await answer.text();
    const shown = ['x-site', 'cache-control', 'allow', 'content-type', 'content-encoding'].map((name) =>
      answer.headers.get(name),
    );
    return [answer.status, ...shown, text.slice(0, 40)];
  };
  const revalidated = ['ours', 'no-cache', null];
  const page = [200, ...revalidated, 'text/html;charset=utf-8', null, '<title>page</title>'];
  const missing = (name: string) => [
    404,
    ...revalidated,
    'text/plain; charset=utf-8',
    null,
    `There is no file ${name}\n`,
  ];
  expect([await asked('GET', '/'), await asked('GET', '/sport/soccer?x=1'), await asked('HEAD', '/')]).toEqual([
    page,
    page,
    [...page.slice(0, -1), ''],
  ]);
  expect([
    await asked('GET', '/_headers'),
    await asked('GET', '/none.js'),
    await asked('GET', '/assets/none.js'),
    await asked('POST', '/'),
    await asked('DELETE', '/assets/app.js'),
  ]).toEqual([
    missing('/_headers'),
    missing('/none.js'),
    missing('/assets/none.js'),
    [405, 'ours', 'no-cache', 'GET, HEAD', null, null, ''],
    [405, 'ours', 'no-cache', 'GET, HEAD', null, null, ''],
  ]);
});

it('of the compressed files, a browser gets one that it takes', async () => {
  const encodings = ['br', 'gzip', 'gzip, br', 'BR', 'br;q=0', 'br;q=0.0, gzip', 'br ; q=0.5', 'brx', 'identity', ''];
  const got = await Promise.all(
    encodings.map(async (accepted) => {
      const answer = await rawRequest(port, [
        'GET /assets/app.js HTTP/1.1',
        'host: a',
        'connection: close',
        `accept-encoding: ${accepted}`,
      ]);
      return [accepted, /\r\ncontent-encoding: (\w+)/i.exec(answer)?.[1] ?? 'plain'];
    }),
  );
  expect(got).toEqual([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['BR', 'br'],
    ['br;q=0', 'plain'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br ; q=0.5', 'br'],
    ['brx', 'plain'],
    ['identity', 'plain'],
    ['', 'plain'],
  ]);
});

it('of the upstream’s status the number is passed on, not its words', async () => {
  const upstream = await serve(createServer((_request, response) => response.writeHead(299, 'Odd words').end('x')));
  const proxy = createProxy(new URL(`http://127.0.0.1:${upstream}`));
  const front = await serve(createServer((request, response) => void proxy.web(request, response)));
  const answer = await rawRequest(front, ['GET /x HTTP/1.1', 'host: a', 'connection: close']);
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 299 unknown');
});
