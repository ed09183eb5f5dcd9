import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startSimulator, type Simulator, type Upstream } from '#simulator';
import { accountFromEnvironment } from './account.ts';
import { checkUpstream } from './check-upstream.ts';
import { KEY_PROOFS, PROOFS } from '#cli/brands/checks/proof.ts';
import { type KeysOptions, keysSuite } from './run-upstream-check.ts';

import { sendTo, type Send, type Sent } from './send.ts';

const NO_CASES = { add: () => {}, close: () => {} };
const run = async (against: string, flags: KeysOptions) =>
  (await keysSuite({ against, ...flags }, NO_CASES)).isGood ? 0 : 1;

const dir = mkdtempSync(join(tmpdir(), 'slipway-proof-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function proofOf(upstream: Upstream, change: (send: Send) => Send = (send) => send) {
  const simulator = await startSimulator({ upstream, startTime: 'now' });
  const send = sendTo(simulator.url);
  try {
    const proof = await checkUpstream(change(send), simulator.url, accountFromEnvironment({}), '2026-11-22');
    const of = (is: string) => proof.checks.filter((check) => check.is === is).map(({ check }) => check);
    return { proof, failed: of('failed'), proved: of('proved') };
  } finally {
    send.close();
    await simulator.close();
  }
}

const isOpening = ({ method, path }: Sent) => method === 'POST' && path.endsWith('/recharge');
const without = (name: string, { headers, ...rest }: Sent): Sent => ({
  ...rest,
  headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
});

describe('what an upstream can do', () => {
  it('an upstream with keys proves everything, and may be called keyed', async () => {
    const { proof, failed, proved } = await proofOf('keyed');
    expect(proof.checks.filter(({ is }) => is === 'failed')).toEqual([]);
    expect(failed).toEqual([]);
    expect(proved).toEqual(Object.keys(PROOFS));
    expect(proof).toMatchObject({ version: 1, provedOn: '2026-11-22', idempotency: 'keyed' });
  });

  it('the upstream of the specification proves none of the keys', async () => {
    const { proof, failed } = await proofOf('strict-spec');
    expect(failed.filter((name) => KEY_PROOFS.includes(name as 'sameKey'))).toEqual(KEY_PROOFS);
    expect(proof.idempotency).toBe('none');
  });

  it.each<[string, string, (send: Send) => Send]>([
    ['ignores deadlines', 'deadline', (send) => (sent) => send(isOpening(sent) ? without('x-deadline', sent) : sent)],
    [
      'takes another body for a repeat',
      'otherBody',
      (send) => (sent) =>
        send(isOpening(sent) ? { ...sent, body: sent.body?.replace(/,"address":"[^"]*"/, '') } : sent),
    ],
    [
      'forgets refusals',
      'outcome',
      (send) => (sent) =>
        send(sent.body?.includes('no-such-channel') === true ? without('idempotency-key', sent) : sent),
    ],
    [
      'sends no clock of its own',
      'clock',
      (send) => async (sent) => {
        const { headers: { 'x-server-time': _, ...headers } = {}, ...received } = await send(sent);
        return { ...received, headers };
      },
    ],
    [
      'has another clock for its books',
      'books',
      (send) => async (sent) => {
        const received = await send(sent);
        const ahead = new Date(Date.parse(received.headers?.['date'] ?? '') + 5_000).toUTCString();
        return isOpening(sent) ? { ...received, headers: { ...received.headers, date: ahead } } : received;
      },
    ],
    [
      'answers against the contract',
      'contract',
      (send) => async (sent) => {
        const received = await send(sent);
        return sent.path.endsWith('/member/account')
          ? { ...received, text: '{"code":0,"msg":"","data":{}}' }
          : received;
      },
    ],
  ])('one that %s fails %s and nothing else', async (_, check, change) => {
    const { failed, proof } = await proofOf('keyed', change);
    expect(failed).toEqual([check]);
    expect(proof.idempotency).toBe(KEY_PROOFS.includes(check as 'sameKey') ? 'none' : 'keyed');
  });

  it('one that opens two orders for two deliveries at once fails', async () => {
    let parallel = 0;
    const { failed } = await proofOf('keyed', (send) => async (sent) => {
      if (!isOpening(sent)) return send(sent);
      parallel += 1;
      try {
        return await send(parallel > 1 ? without('idempotency-key', sent) : sent);
      } finally {
        parallel -= 1;
      }
    });
    expect(failed).toEqual(['parallel']);
  });
});

const answering =
  (status: number, text: string, part: string) =>
  (send: Send): Send =>
  (sent) =>
    sent.path.includes(part) ? Promise.resolve({ status, text, headers: headersOf(text) }) : send(sent);
/** A page is of the web server in front, which has no clock of the upstream. */
const headersOf = (text: string) => ({
  date: new Date().toUTCString(),
  ...(text.startsWith('{') && { 'x-server-time': String(Date.now()) }),
});
const MISSING = '{"code":1501,"msg":"no","data":{"reason":"notImplemented"}}';

describe('an upstream that takes no deposits', () => {
  it.each([
    ['does not know them', 501, MISSING, '/pay/'],
    ['answers with a page', 404, '<h1>Not found</h1>', '/pay/'],
    ['has no channel', 200, '{"code":0,"msg":"","data":[]}', '/pay/all'],
  ])('and %s is checked for everything else', async (_, status, text, part) => {
    const { proof, failed } = await proofOf('keyed', answering(status, text, part));
    expect(failed).toEqual([]);
    expect(proof.checks.filter(({ is }) => is === 'untried').map(({ check }) => check)).toEqual([
      ...KEY_PROOFS,
      'books',
    ]);
    expect(proof.idempotency).toBe('none');
  });
});

describe('an upstream without player protection', () => {
  it.each([
    ['501', 501, MISSING],
    ['404', 404, '<h1>Not found</h1>'],
  ])('that answers %s is found', async (_, status, text) => {
    const { failed, proof } = await proofOf('keyed', answering(status, text, '/protection/'));
    expect(failed).toEqual(['protection']);
    expect(proof.idempotency).toBe('keyed');
  });
});

describe('slipway upstream check', () => {
  let simulator: Simulator | undefined;
  afterEach(async () => {
    await simulator?.close();
    simulator = undefined;
  });

  it('says what the brand may say, writes the proof, and has a case for each proof in files for CI servers', async () => {
    const names: string[] = [];
    const cases = { add: ({ name }: { readonly name: string }) => void names.push(name), close: () => {} };
    simulator = await startSimulator({ startTime: 'now' });
    const file = join(dir, 'proof.json');
    const { text, isGood } = await keysSuite({ against: simulator.url, out: file }, cases);
    expect(isGood).toBe(true);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ upstream: simulator.url, idempotency: 'keyed' });
    expect(text).toContain('a brand may say "idempotency": "keyed"');
    expect(names.map((name) => name.split(':')[0])).toEqual(Object.keys(PROOFS));
  });

  it.each([
    ['no address', 'upstream', {}, 'is not an http(s) address', 2],
    ['an upstream elsewhere, without --yes', 'https://api.example.com', {}, 'opens about six deposits', 2],
    ['two places for the proof', 'http://127.0.0.1:1', { brand: 'a', out: 'b' }, 'give one', 2],
    ['a brand that there is not', 'http://127.0.0.1:1', { brand: 'nowhere' }, 'nowhere', 2],
    ['an upstream that is gone', 'http://127.0.0.1:1', {}, 'ECONNREFUSED', 3],
  ])('refuses %s', async (_, url, flags, message, exitCode) => {
    await expect(run(url, flags)).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
      exitCode,
    });
  });
});
