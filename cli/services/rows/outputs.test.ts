import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';
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
      ].map((line) => ({ line, env })),
      (text) =>
        text.replaceAll(/\b\d+\.\d s\b|time="[^"]*"/g, 'TIME').replaceAll(/http:\/\/127\.0\.0\.1:\d{2,}/g, 'URL'),
    ),
  ).toMatchFileSnapshot('./outputs.txt');
});

it('an upstream that is not there cannot be reached', async () => {
  const { status, stderr } = await slipway(['check', '--rows', '--against', 'http://127.0.0.1:9'], { env });
  expect(stderr).toContain('http://127.0.0.1:9 cannot be reached: connect ECONNREFUSED 127.0.0.1:9');
  expect(status).toBe(3);
});

it('what an upstream answers wrongly is reported by check, with all of it in the file', async () => {
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
    const line = `check --rows --against ${url} --only getMember,setNickname,cashOut --junit ${join(folder, 'j.xml')}`;
    const { status, stdout } = await slipway(line.split(' '), { env: ownEnv });
    expect(status).toBe(1);
    // Access before everything else, each fault once.
    expect(stdout.split('\n').filter((each) => each.startsWith('getMember: '))).toEqual([
      'getMember: ignored_auth: status 200, not 401 (2 times in 1 operation)',
      'getMember: response_headers_conformance: x-server-time is missing (3 times in 1 operation)',
      'getMember: response_schema_conformance: msg: Invalid key: Expected "msg" but received undefined (3 times in 1 operation)',
      'getMember: unsupported_method: status 500 (4 times in 1 operation)',
    ]);
    expect(stdout).toMatch(/^setNickname: not checked: it changes the account for good/m);
    expect(stdout).toMatch(/^cashOut_bd: not checked: it spends the account's money/m);
    expect(stdout).toContain('5 operations, 3 requests: 0 conform, 1 do not, 4 not checked');
    const results = readFileSync(join(folder, 'j.xml'), 'utf8');
    expect(results).toMatch(/tests="5" +failures="1" +errors="0" +skipped="4"/);
    expect(results).toContain('unsupported_method: status 500 (DELETE /sports/api/v1/member/info)');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
