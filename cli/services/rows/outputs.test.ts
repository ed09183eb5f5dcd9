import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outputsOf } from '#cli/test/outputs.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-rows-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const env = { SLIPWAY_STRICT: undefined };
const ownEnv = { ...env, SLIPWAY_ACCOUNT: 'own-account', SLIPWAY_PASSWORD: 'own-password' };

it('slipway check --rows prints and writes this', async () => {
  writeFileSync(join(folder, 'cut.json'), '{');
  writeFileSync(join(folder, 'empty.json'), '{}');
  await expect(
    await outputsOf(
      folder,
      [
        'check --rows --only getMember,setNickname --junit j.xml --tap t.tap',
        'check --rows --only placeBt',
        'check --rows --only nothing-like-it',
        'check --rows --max-ms 0',
        'check --rows --max-ms 600001',
        'check --rows --openapi nowhere.json',
        'check --rows --openapi cut.json',
        'check --rows --openapi empty.json',
        'check --rows --against 127.0.0.1',
        'check --rows --against http://127.0.0.1:9 --only getMember',
      ].map((line) => ({ line, env })),
      (text) =>
        text.replaceAll(/\b\d+\.\d s\b|time="[^"]*"/g, 'TIME').replaceAll(/http:\/\/127\.0\.0\.1:\d{2,}/g, 'URL'),
    ),
  ).toMatchFileSnapshot('./outputs.txt');
});

it('what an upstream answers wrongly is reported like this', async () => {
  const server = createServer((request, response) => {
    const { url = '', method } = request;
    if (url.startsWith('/__sim')) return void response.writeHead(404).end();
    if (url.includes('sign_in'))
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"code":0,"data":{"token":"t"}}');
    if (method !== 'GET') return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0,"data":{"balance":1}}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await expect(
      await outputsOf(
        folder,
        [{ line: `check --rows --against ${url} --only getMember,setNickname,cashOut --junit j.xml`, env: ownEnv }],
        (text) =>
          text
            .replaceAll(url, 'UPSTREAM')
            .replaceAll(/\b\d+\.\d s\b|time="[^"]*"/g, 'TIME')
            .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'KEY')
            .replaceAll(/x-deadline: \d+/g, 'x-deadline: TIME'),
      ),
    ).toMatchFileSnapshot('./outputs-wrong.txt');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
