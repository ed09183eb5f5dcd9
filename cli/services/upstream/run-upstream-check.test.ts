import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slipway } from '#cli/test/command.ts';
import { type KeysOptions, keysSuite } from './run-upstream-check.ts';

const NO_CASES = { add: () => {}, close: () => {} };
const run = async (against: string, flags: KeysOptions) =>
  (await keysSuite({ against, ...flags }, NO_CASES)).isGood ? 0 : 1;

const SESSION = { token: 'a-token-of-16-letters', fresh_token: 'fresh-token-of-16', user_id: 'u', role: 3 };
const folder = mkdtempSync(join(tmpdir(), 'slipway-upstream-check-'));
let answer: (path: string) => readonly [status: number, text: string] | undefined = () => undefined;
const server = createServer((request, response) => {
  const answered = answer(request.url ?? '');
  if (answered === undefined) return void response.destroy();
  response.writeHead(answered[0], { 'content-type': 'application/json' }).end(answered[1]);
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
/** How the command ends at an upstream. */
const ending = (url: string, flags: KeysOptions = {}) =>
  run(url, flags).catch((error: unknown) => {
    const { message, exitCode, next } = error as { message: string; exitCode: number; next: readonly string[] };
    return { message: message.replaceAll(String(port), 'PORT'), exitCode, next };
  });
const REFUSED = {
  message: 'The upstream refuses the account: notImplemented',
  exitCode: 1,
  next: ['Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD; at a simulator leave both out for the demo player.'],
};
const NEXT = ['Is it the address of the upstream, up to the services (/sports/...)?', 'slipway sim starts one to try.'];

describe('which upstreams are checked', () => {
  it('those of this machine, and others with --yes', async () => {
    answer = () => [501, '{"code":1501,"data":{"reason":"notImplemented"}}'];
    const live = (host: string) => ({
      message: `${host} may be a live upstream: the check opens about six deposits that stay unpaid`,
      exitCode: 2,
      next: ['Add --yes, with SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD of an account made for tests.'],
    });
    expect(await ending(`http://localhost:${port}`)).toEqual(REFUSED);
    expect(await ending(`http://127.0.0.1:${port}/sports`)).toEqual(REFUSED);
    expect(await ending('http://[::1]:9')).toMatchObject({ exitCode: 3 });
    // Another name of this machine, which is not known to be one.
    expect(await ending(`http://127.0.0.2:${port}`)).toEqual(live('127.0.0.2:PORT'));
    expect(await ending(`http://127.0.0.2:${port}`, { yes: false })).toEqual(live('127.0.0.2:PORT'));
    expect(await ending('http://127.0.0.2:9', { yes: true })).toMatchObject({
      message: 'This upstream is not a simulator, which alone has the demo player',
      exitCode: 2,
    });
    vi.stubEnv('SLIPWAY_ACCOUNT', 'own').stubEnv('SLIPWAY_PASSWORD', 'own');
    expect(await ending('http://127.0.0.2:9', { yes: true })).toEqual({
      message: 'http://127.0.0.2:9: connect ECONNREFUSED 127.0.0.2:9',
      exitCode: 3,
      next: NEXT,
    });
    vi.unstubAllEnvs();
  });

  it('no host that is not found, which is said before an account is asked for', async () => {
    expect(await ending('https://upstream.invalid', { yes: true })).toEqual({
      message: expect.stringMatching(/^The host upstream\.invalid was not found \(E\w+\)$/),
      exitCode: 3,
      next: NEXT.slice(0, 1),
    });
  });

  it.each(['example', '/sports', 'ws://127.0.0.1', 'xhttp://127.0.0.1', 'httpsx://127.0.0.1'])(
    'not %s',
    async (url) => {
      expect(await ending(url)).toEqual({
        message: `${JSON.stringify(url)} is not an http(s) address`,
        exitCode: 2,
        next: ['Give the address of the upstream, for example: https://api.example.com'],
      });
    },
  );

  it('over TLS too', async () => {
    expect(await ending(`https://127.0.0.1:${port}`)).toMatchObject({ exitCode: 3, next: NEXT });
  });
});

describe('a check that cannot end', () => {
  it('is a finding when the upstream answers, but not as it should', async () => {
    answer = (path) => [200, JSON.stringify({ code: 0, data: path.includes('sign_in') ? SESSION : 5 })];
    expect(await ending(`http://127.0.0.1:${port}/x`)).toEqual({
      message: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:PORT: listDepositChannels: againstTheContract \(200\)/,
      ) as string,
      exitCode: 1,
      next: NEXT,
    });
  });

  it('is cut short when the upstream is gone meanwhile', async () => {
    answer = (path) => (path.includes('sign_in') ? [200, JSON.stringify({ code: 0, data: SESSION })] : undefined);
    // Time goes on only between its attempts.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const ended: unknown[] = [];
    void ending(`http://127.0.0.1:${port}`).then((value) => ended.push(value));
    try {
      while (ended.length === 0) {
        await new Promise((resolve) => void setImmediate(resolve));
        vi.advanceTimersByTime(400);
      }
    } finally {
      vi.useRealTimers();
    }
    expect(ended[0]).toEqual({
      message: 'http://127.0.0.1:PORT: listDepositChannels was not answered: socket hang up',
      exitCode: 3,
      next: NEXT,
    });
  });
});

it('the proof of a brand is beside its brand.json, or where the option says', async () => {
  const brand = join(folder, 'brands/mine');
  mkdirSync(brand, { recursive: true });
  writeFileSync(join(brand, 'brand.json'), '{}');
  const channel = {
    id: 'a',
    name: 'a',
    provider: 'a',
    currency: 'USDT',
    type: 'crypto',
    status: 1,
    min: '1',
    max: '9',
    service_fee: '0',
    network_fee: '0',
  };
  const ANSWERS = { sign_in: SESSION, 'pay/all': [channel], 'recharge?': { total: 0, orders: [] } };
  answer = (path) => {
    const [, data] = Object.entries(ANSWERS).find(([part]) => path.includes(part)) ?? [];
    return data === undefined ? [501, '{"code":1501}'] : [200, JSON.stringify({ code: 0, data })];
  };
  const url = `http://127.0.0.1:${port}`;
  const check = async (...more: string[]) => {
    const { status, stdout, stderr } = await slipway(['upstream', 'check', url, ...more], { cwd: folder });
    return { status, stderr, last: stdout.trimEnd().split('\n').slice(-3) };
  };
  const today = new Date().toISOString().slice(0, 10);
  const file = join(brand, 'upstream-proof.json');
  expect(await check('--brand', 'mine')).toEqual({
    status: 1,
    stderr: '',
    last: [
      `${url}, ${today}: a brand may say "idempotency": "none"`,
      'With "none", doubles are possible: put slipway edge before this upstream.',
      `The proof is in ${file}.`,
    ],
  });
  const text = readFileSync(file, 'utf8');
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), undefined, 2)}\n`);
  // A folder cannot be replaced by a file.
  expect(await check('--out', 'brands')).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^error: brands cannot be written \(E\w+\)\n$/) as string,
    last: [''],
  });
});
