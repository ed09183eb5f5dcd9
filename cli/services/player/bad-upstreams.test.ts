import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { ACCOUNTS, checkAt, startExample } from './example.fixture.ts';
import { playerSuite } from './run-player.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  closing.push(() => (server.closeAllConnections(), server.close()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('what is no upstream', () => {
  it('answers with a page', async () => {
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>'),
    );
    const { status, stderr } = await checkAt(url);
    expect(stderr).toContain('The answer to signIn is no JSON (200, text/html): <!doctype html>');
    expect(status).toBe(1);
  });

  it('redirects', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: 'https://www.example.com/' }).end());
    const { status, stderr } = await checkAt(url);
    expect(stderr).toContain('The upstream redirects to https://www.example.com/ (302)');
    expect(status).toBe(2);
  });

  it('closes every connection', async () => {
    const server = createSocketServer((socket) => socket.destroy());
    closing.push(() => server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { status, stderr } = await checkAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(stderr).toContain('cannot be reached');
    expect(status).toBe(3);
  });

  it('never answers', async () => {
    const url = await serve(() => undefined);
    await expect(playerSuite({ against: url }, { add: () => {}, close: () => {} }, 50)).rejects.toMatchObject({
      message: expect.stringContaining('no answer within 50 ms'),
      exitCode: 3,
    });
  });
});

describe('an upstream', () => {
  let example: Awaited<ReturnType<typeof startExample>>;
  beforeAll(async () => {
    example = await startExample();
  });
  afterAll(() => example.close());

  const front = async (change: Parameters<typeof startFront>[1]) => {
    const { url, close, asked } = await startFront(example.url, change);
    closing.push(close);
    return { url, asked };
  };
  const withMatches = (count: number) =>
    front(async ({ path: of }, received) => {
      const answer = await received();
      if (!of.includes('/soccer?')) return answer;
      const read = JSON.parse(answer.text) as { data: { total: number; matches: unknown[] } };
      const start = Number(new URL(of, 'http://x').searchParams.get('start'));
      read.data.total = Math.min(count, read.data.total);
      read.data.matches = read.data.matches.slice(0, Math.max(0, count - start));
      return { ...answer, text: JSON.stringify(read) };
    });

  it('with two matches is checked with those', async () => {
    const { url } = await withMatches(2);
    const { status, stdout } = await checkAt(url);
    expect(stdout).toContain(' 0 differ');
    expect(status).toBe(0);
  });

  it('without a match that takes bets is not green, and says why', async () => {
    const { url } = await withMatches(0);
    const { status, stdout } = await checkAt(url);
    expect(stdout).toContain('bet: not run, because no match takes bets');
    expect(stdout).toContain('No bet could be checked.');
    expect(status).toBe(1);
  });

  /** In front of the example: what `answer` gives of an answer, or a closed socket. */
  const between = (
    isClosed: (request: IncomingMessage) => boolean,
    answer: (text: string) => readonly [text: string | Buffer, headers?: object] = (text) => [text],
  ) =>
    serve((request, response) => {
      void (async () => {
        if (isClosed(request) || request.headers.upgrade !== undefined) return void request.socket.destroy();
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        const { host: _, 'content-length': __, connection: ___, ...rest } = request.headers as Record<string, string>;
        const body = parts.length === 0 ? {} : { body: Buffer.concat(parts) };
        const method = request.method ?? 'GET';
        const received = await fetch(`${example.url}${request.url}`, { method, headers: rest, ...body });
        const [text, headers] = answer(await received.text());
        response.writeHead(received.status, { 'content-type': 'application/json', ...headers });
        response.end(text);
      })();
    });

  it('that packs every answer is read', async () => {
    const url = await between(
      () => false,
      (text) => [gzipSync(text), { 'content-encoding': 'gzip' }],
    );
    const { status, stdout } = await checkAt(url, ['--read-only']);
    expect(stdout).toContain(' 0 differ');
    expect(status).toBe(0);
  });

  it.each([
    [
      'an account without a balance',
      '/account',
      { currency: 'USDT' },
      /^schema: getAccount.*: data\.score: .*"score"/m,
    ],
    ['a balance as a number', '/account', { score: 5, currency: 'USDT' }, /^schema: getAccount.*: data\.score: /m],
    ['an empty account', '/account', '', /^schema: getAccount.*\n {2}curl -sS .*account/m],
    [
      'a sign-in without a token',
      '/sign_in/',
      { user_id: 'u' },
      /^schema: signIn.*: data\.\w+: .*\n {2}curl -sS .*sign_in/m,
    ],
  ])('with %s is reached, and has a finding', async (_, end, data, found) => {
    const { url } = await front(async ({ path: of }, received) => {
      const answer = await received();
      if (!of.endsWith(end)) return answer;
      return { ...answer, text: data === '' ? '' : JSON.stringify({ code: 0, msg: '', data }) };
    });
    const { status, stdout, stderr } = await checkAt(url);
    expect(stderr).not.toContain('cannot be reached');
    expect(stdout).toMatch(found);
    expect(stdout).toContain('money: not run, because ');
    expect(status).toBe(1);
  });

  it('with a clock of tomorrow gets a note', async () => {
    const date = new Date(Date.now() + 86_400_000).toUTCString();
    const { url } = await front(async (_, received) => {
      const answer = await received();
      return { ...answer, headers: { ...answer.headers, date } };
    });
    const { status, stdout } = await checkAt(url, ['--read-only']);
    expect(stdout).toContain('note: the clock of the upstream is 24 h ahead');
    expect(status).toBe(0);
  });

  it('that is gone in the middle keeps what was found, and ends with 3', async () => {
    let calls = 0;
    const url = await between(() => (calls += 1) > 60);
    const { status, stdout, stderr } = await checkAt(url);
    expect(stderr).not.toContain('internal error');
    expect(stdout).toContain('serverError: ');
    expect(stdout).toMatch(/The upstream is gone \(.+\); the results above are valid\./);
    expect(status).toBe(3);
  });

  it('of which one call is never answered is checked without it', async () => {
    let asked = 0;
    const url = await between(({ url: of = '' }) => of.includes('/soccer/mybet?') && (asked += 1) > 0);
    const { status, stdout } = await checkAt(url);
    expect(stdout).toContain('serverError: listMyBets');
    expect(stdout).toContain('lists: the pages of messages, results and rounds are one list');
    // A read is repeated once.
    expect(asked).toBe(4);
    expect(status).toBe(1);
  });

  it('that does not answer to a state is checked without it, which is a finding', async () => {
    const url = await between(({ url: of, method }) => of === '/states' && method === 'POST');
    const { status, stdout, stderr } = await checkAt(url, ['--states', `${url}/states`]);
    expect(stderr).not.toContain('internal error');
    expect(stdout).toContain('settled: the states endpoint: no state was ever reached: the state ');
    expect(stdout).toContain('the state match.ended was not answered');
    expect(stdout).toMatch(/^ {2}curl -sS -X POST '[^']*\/states' .*"state"/m);
    expect(status).toBe(1);
  });

  it('has its states at another host, which is asked', async () => {
    // Others are not to find its matches ended.
    const own = await startExample();
    closing.push(own.close);
    const { url, close, asked } = await startFront(own.url);
    closing.push(close);
    const { status } = await checkAt(own.url, ['--states', `${url}/states`]);
    expect(new Set(asked.map(({ path: of }) => of))).toEqual(new Set(['/states']));
    expect(status).toBe(0);
    const nowhere = await checkAt(own.url, ['--states', 'http://127.0.0.1:1/states']);
    expect(nowhere.stderr).toContain('--states: ');
    expect(nowhere.status).toBe(2);
  });

  it('that refuses the account is named so', async () => {
    const { status, stderr } = await checkAt(example.url, [], { ...ACCOUNTS, SLIPWAY_PASSWORD: 'another-1' });
    expect(stderr).toContain('The upstream refuses the account');
    expect(stderr).not.toContain('another-1');
    expect(status).toBe(1);
  });

  it.each([
    ['the first account', { SLIPWAY_SECOND_ACCOUNT: ' Player@example.test' }, /The second account is the first/, 2],
    ['half an account', { SLIPWAY_SECOND_PASSWORD: undefined }, /SLIPWAY_SECOND_PASSWORD is not set/, 2],
    [
      'a wrong password',
      { SLIPWAY_SECOND_PASSWORD: 'another-1' },
      /the account of SLIPWAY_SECOND_ACCOUNT: .*\n.*Set SLIPWAY_SECOND_ACCOUNT and SLIPWAY_SECOND_PASSWORD/,
      1,
    ],
  ])('is not checked with %s for the second', async (_, other, why, exit) => {
    const { url, asked } = await front(undefined);
    const { status, stderr } = await checkAt(url, [], { ...ACCOUNTS, ...other });
    expect(stderr).toMatch(why);
    expect(status).toBe(exit);
    expect(asked.filter(({ path: of }) => of.endsWith('/bet'))).toEqual([]);
  });

  it('that gives a bet no answer has a finding, and the other checks go on', async () => {
    const { url } = await front(({ method, path: of }, received) =>
      method === 'GET' && of.includes('/statistics')
        ? Promise.resolve({ status: 500, text: '<h1>Error</h1>' })
        : received(),
    );
    const { status, stdout } = await checkAt(url);
    expect(stdout).toMatch(/^serverError: getBetStatistics.*: status 500/m);
    expect(stdout).not.toMatch(/^money: /m);
    expect(status).toBe(1);
  });

  it('of another machine gets no bet without --yes', async () => {
    const { status, stderr } = await checkAt('https://upstream.example');
    expect(stderr).toContain('upstream.example may be a live upstream: the check places bets');
    expect(status).toBe(2);
  });

  it.each(['0', '-1', 'all'])('is not checked with a budget of %s', async (amount) => {
    const { status, stderr } = await checkAt(example.url, ['--max-spend', amount]);
    expect(stderr).toContain('--max-spend must be an amount above 0');
    expect(status).toBe(2);
  });

  it('gets no bet above the budget, and says so', async () => {
    const { stdout, stderr } = await checkAt(example.url, ['--max-spend', '0.05']);
    expect(stderr).toMatch(/^Bets take at most 0.05 of [\d.]+ USDT from the account/m);
    const [, before = '', after = ''] = /^([\d.]+) USDT before, ([\d.]+) after/m.exec(stdout) ?? [];
    expect(Number(before) - Number(after)).toBeLessThanOrEqual(0.0500001);
    expect(stdout).toMatch(/: (?:in part )?not run, because .*it takes up to .*, and --max-spend leaves/);
  });

  it('gets no bet at all with --read-only', async () => {
    const { url, asked } = await front(undefined);
    const { status } = await checkAt(url, ['--read-only']);
    expect(asked.filter(({ method, path: of }) => method === 'POST' && of.endsWith('/bet'))).toEqual([]);
    expect(status).toBe(0);
  });

  it('has its findings in JUnit and in a page', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slipway-player-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    example.faults.add('anyone');
    const [junit, tap, report] = ['r.xml', 'r.tap', 'r.md'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    await checkAt(example.url, ['--junit', junit, '--tap', tap, '--report', report, '--max-spend', '0.05']);
    example.faults.clear();
    expect(readFileSync(path.join(folder, 'r.xml'), 'utf8')).toMatch(/<testcase[^>]*name="access: [^>]*><failure/);
    expect(readFileSync(path.join(folder, 'r.xml'), 'utf8')).toMatch(
      /name="settled: [^>]*><skipped message="there is no states/,
    );
    expect(readFileSync(junit, 'utf8')).toMatch(
      /name="[^>]*in part not run"[^>]*><skipped message="[^>]*--max-spend leaves/,
    );
    expect(readFileSync(tap, 'utf8')).toMatch(/^ok \d+ - \w+, in part not run # SKIP .*--max-spend leaves/m);
    expect(readFileSync(path.join(folder, 'r.md'), 'utf8')).toContain('getMyBet soccer, by another player');
  });
});
