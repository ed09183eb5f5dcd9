import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { rawRequest } from '#simulator/testing/http';
import { Sqlite } from '#simulator/doors';
import { openTestEdge, type TestEdge } from './test/edge.ts';
import { startTestUpstream, type TestUpstream } from './test/upstream.ts';

const ANN = 'token-of-ann';
const transfer = (amount = '5') => ({ body: { to: 'agent@demo.slipway.test', amount, payment_password: '246810' } });
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
async function open(
  over: Parameters<typeof openTestEdge>[1] = {},
): Promise<{ upstream: TestUpstream; edge: TestEdge }> {
  const upstream = await startTestUpstream();
  closing.push(upstream.close);
  const edge = await openTestEdge(upstream.url, over);
  closing.push(edge.close);
  return { upstream, edge };
}
const posts = ({ seen }: TestUpstream) => seen.filter((line) => line.startsWith('POST')).length;

describe('a money call is refused with the place and the remedy, and nothing is sent,', () => {
  it.each([
    ['without a key', { 'idempotency-key': undefined }, 'headers.idempotency-key', 'has no key'],
    ['with a short key', { 'idempotency-key': 'short' }, 'headers.idempotency-key', '8 to 64'],
    ['with a long key', { 'idempotency-key': 'k'.repeat(65) }, 'headers.idempotency-key', '8 to 64'],
    ['with two keys', { 'idempotency-key': 'one-of-two, two-of-two' }, 'headers.idempotency-key', '8 to 64'],
    ['without a deadline', { 'x-deadline': undefined }, 'headers.x-deadline', 'needs a deadline'],
    ['with a deadline that is no number', { 'x-deadline': 'soon' }, 'headers.x-deadline', 'milliseconds'],
    [
      'with a deadline in two days',
      { 'x-deadline': String(Date.now() + 2 * 86_400_000) },
      'headers.x-deadline',
      'more than a day',
    ],
  ])('%s', async (_, headers, field, message) => {
    const { upstream, edge } = await open();
    const reply = await edge.press('transferToPlayer', transfer(), { authorization: ANN, ...headers });
    expect(reply).toMatchObject({ status: 400, json: { code: 1000, data: { reason: 'badRequest', field } } });
    expect(reply.json.msg).toContain(message);
    expect(posts(upstream)).toBe(0);
  });

  it.each([
    ['with a body that is not JSON', '{"to":', 400, 'body'],
    ['with a property that the row does not know', { ...transfer().body, more: 1 }, 400, 'more'],
    ['without the amount', { to: 'bob', payment_password: '246810' }, 400, 'amount'],
    ['with a body over the bound', { ...transfer().body, to: 'x'.repeat(200_000) }, 413, 'body'],
  ])('%s', async (_, body, status, field) => {
    const { upstream, edge } = await open();
    const reply = await edge.press('transferToPlayer', { body }, { authorization: ANN });
    expect(reply).toMatchObject({ status, json: { data: { field } } });
    expect(posts(upstream)).toBe(0);
  });

  it('without a token, or with one that the upstream does not know', async () => {
    const { upstream, edge } = await open();
    const without = await edge.press('transferToPlayer', transfer(), {});
    expect(without).toMatchObject({ status: 401, json: { data: { field: 'headers.authorization' } } });
    const unknown = await edge.press('transferToPlayer', transfer(), {
      authorization: 'forged',
      'idempotency-key': 'forged-key',
    });
    expect(unknown).toMatchObject({ status: 401, json: { code: 1001, msg: 'Sign in' } });
    expect(posts(upstream)).toBe(0);
    // The refused token used up no key: after a refresh the same press is carried out.
    const fresh = await edge.press('transferToPlayer', transfer(), {
      authorization: ANN,
      'idempotency-key': 'forged-key',
    });
    expect(fresh.status).toBe(200);
  });

  it('under a foreign host name (DNS rebinding), also for the metrics', async () => {
    const { upstream, edge } = await open();
    for (const line of ['POST /sports/api/v1/transfer HTTP/1.1', 'GET /__edge/metrics HTTP/1.1']) {
      const text = await rawRequest(edge.edge.port, [line, 'host: attacker.example', 'connection: close']);
      expect(text).toMatch(/^HTTP\/1\.1 403 /);
      expect(text).toContain('--allow-host');
    }
    expect(upstream.seen).toEqual([]);
  });

  it('with a request line that is no path', async () => {
    const { edge } = await open();
    expect(await rawRequest(edge.edge.port, ['GET * HTTP/1.1', 'host: localhost', 'connection: close'])).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });
});

describe('calls that move no money', () => {
  it('are not for the edge: 404 with a hint', async () => {
    const { upstream, edge } = await open();
    for (const path of ['/sports/api/v1/member/account', '//sports/api/v1/transfer', '/nothing', '/__edge/nothing']) {
      const response = await fetch(edge.edge.url + path, { method: 'GET' });
      expect(response.status).toBe(404);
      expect(((await response.json()) as { msg: string }).msg).toMatch(/docs\/operators\/edge\.md|there are/);
    }
    expect(upstream.seen).toEqual([]);
  });

  it('go through with --pass, money calls do not go past the store', async () => {
    const { upstream, edge } = await open({ isPassing: true });
    const response = await fetch(`${edge.edge.url}/sports/api/v1/member/account`, { headers: { authorization: ANN } });
    expect(await response.json()).toMatchObject({ data: { currency: 'USDT' } });
    expect(
      (await edge.press('transferToPlayer', transfer(), { authorization: ANN, 'idempotency-key': undefined })).status,
    ).toBe(400);
    expect(posts(upstream)).toBe(0);
  });
});

describe('the upstream', () => {
  const garbage = (response: ServerResponse) => response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n');
  const half = (response: ServerResponse, json: string) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': json.length });
    response.write(json.slice(0, 9), () => response.destroy());
  };
  const trickle = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  };
  const endless = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const fill = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', fill);
    fill();
  };

  it.each([
    ['answers garbage', garbage],
    ['cuts its answer', half],
    ['trickles', trickle],
    ['answers without end', endless],
    ['redirects', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
    ['answers 204', (response: ServerResponse) => response.writeHead(204).end()],
    [
      'answers with an odd status',
      (response: ServerResponse) => response.socket?.end('HTTP/1.1 999 X\r\ncontent-length: 0\r\n\r\n'),
    ],
  ])('%s: the call is found in its lists and never sent again', async (_, answer) => {
    const { upstream, edge } = await open({ waitMs: 200 });
    upstream.act = { answer };
    const headers = { authorization: ANN, 'idempotency-key': 'garbage-key' };
    await edge.press('transferToPlayer', transfer(), headers);
    await expect.poll(() => edge.outcome('garbage-key', ANN)).toMatchObject({ state: 'done' });
    expect(await edge.press('transferToPlayer', transfer(), headers)).toMatchObject({ status: 200, json: { code: 0 } });
    expect(upstream.booked.length).toBe(1);
    expect(posts(upstream)).toBe(1);
  });

  it('is gone: nothing left, so the press is over and a new one may follow', async () => {
    const { upstream, edge } = await open();
    await edge.press('transferToPlayer', transfer('1'), { authorization: ANN });
    await upstream.close();
    const gone = await edge.press('transferToPlayer', transfer(), {
      authorization: ANN,
      'idempotency-key': 'gone-key',
    });
    expect(gone).toMatchObject({ status: 410, json: { data: { reason: 'deadlinePassed', cause: 'unreachable' } } });
    const back = await startTestUpstream(upstream.port);
    closing.push(back.close);
    expect(
      (await edge.press('transferToPlayer', transfer(), { authorization: ANN, 'idempotency-key': 'gone-key' })).text,
    ).toBe(gone.text);
    expect(posts(back)).toBe(0);
  });

  it('is gone before the player is known: try again, and the key is still free', async () => {
    const { upstream, edge } = await open();
    await upstream.close();
    const reply = await edge.press('transferToPlayer', transfer(), {
      authorization: ANN,
      'idempotency-key': 'early-key',
    });
    expect(reply).toMatchObject({ status: 503, json: { data: { cause: 'upstream' } } });
    expect(reply.headers.get('retry-after')).toBe('1');
    const back = await startTestUpstream(upstream.port);
    closing.push(back.close);
    expect(
      (await edge.press('transferToPlayer', transfer(), { authorization: ANN, 'idempotency-key': 'early-key' })).status,
    ).toBe(200);
  });

  it('answers its lists with something else: the outcome is unknown, not refused', async () => {
    const { upstream, edge } = await open();
    await edge.press('transferToPlayer', transfer('1'), { authorization: ANN });
    upstream.act = { answer: garbage };
    upstream.readsWith = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    await edge.press('transferToPlayer', transfer(), { authorization: ANN, 'idempotency-key': 'no-lists' });
    await expect.poll(() => edge.outcome('no-lists', ANN)).toMatchObject({ state: 'unknown' });
    upstream.readsWith = undefined;
    await expect.poll(() => edge.outcome('no-lists', ANN)).toMatchObject({ state: 'done' });
    expect(posts(upstream)).toBe(2);
  });
});

describe('a request that does not arrive', () => {
  it.each([
    ['in its head', []],
    ['in its body', ['content-type: application/json', 'content-length: 80', '', '{"to":']],
  ])('%s is cut after its time, and nothing is sent', async (_, rest) => {
    const { upstream, edge } = await open({ requestMs: 400 });
    const head = ['POST /sports/api/v1/transfer HTTP/1.1', 'host: localhost', `authorization: ${ANN}`];
    const keys = ['idempotency-key: slow-arrival', `x-deadline: ${Date.now() + 30_000}`];
    const socket = connect(edge.edge.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    const closed = new Promise((resolve) => void socket.once('close', resolve));
    socket.write([...head, ...keys, ...rest].join('\r\n'));
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(posts(upstream)).toBe(0);
  });
});

describe('a player who hangs up', () => {
  it('in the middle of the forward finds the outcome later', async () => {
    const { upstream, edge } = await open();
    upstream.act = { delayMs: 300 };
    const body = JSON.stringify(transfer().body);
    const socket = connect(edge.edge.port, '127.0.0.1');
    socket.write(
      [
        'POST /sports/api/v1/transfer HTTP/1.1',
        'host: localhost',
        `authorization: ${ANN}`,
        'content-type: application/json',
        'idempotency-key: hung-up-key',
        `x-deadline: ${Date.now() + 5_000}`,
        `content-length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    );
    await expect.poll(() => posts(upstream)).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(() => edge.outcome('hung-up-key', ANN)).toMatchObject({ state: 'done' });
    expect(posts(upstream)).toBe(1);
  });
});

describe('the store', () => {
  it('that another process has locked means "try again", and no forward', async () => {
    const { upstream, edge } = await open();
    await edge.press('transferToPlayer', transfer('1'), { authorization: ANN });
    const other = new Sqlite(`${edge.folder}/edge.sqlite`);
    other.exec('BEGIN IMMEDIATE');
    const locked = await edge.press('transferToPlayer', transfer(), {
      authorization: ANN,
      'idempotency-key': 'locked-key',
    });
    expect(locked).toMatchObject({ status: 503, json: { data: { cause: 'store' } } });
    expect(locked.headers.get('retry-after')).toBe('1');
    expect((await fetch(`${edge.edge.url}/__edge/health`)).status).toBe(503);
    expect(posts(upstream)).toBe(1);
    other.exec('ROLLBACK');
    other.close();
    expect(
      (await edge.press('transferToPlayer', transfer(), { authorization: ANN, 'idempotency-key': 'locked-key' }))
        .status,
    ).toBe(200);
    expect(posts(upstream)).toBe(2);
  });

  it('that fails after the forward: the player gets the answer, a repeat gets it too, and it is stored when the store works', async () => {
    const { upstream, edge } = await open({ waitMs: 3_000 });
    await edge.press('transferToPlayer', transfer('1'), { authorization: ANN });
    const other = new Sqlite(`${edge.folder}/edge.sqlite`);
    upstream.act = {
      answer: (response, json) => {
        other.exec('BEGIN IMMEDIATE');
        response.writeHead(200, { 'content-type': 'application/json' }).end(json);
      },
    };
    const headers = { authorization: ANN, 'idempotency-key': 'half-stored' };
    expect((await edge.press('transferToPlayer', transfer(), headers)).status).toBe(200);
    expect((await edge.press('transferToPlayer', transfer(), headers)).status).toBe(200);
    other.exec('ROLLBACK');
    const stored = () => other.get("SELECT outcome FROM money_key WHERE key = 'half-stored'")?.['outcome'];
    await expect.poll(stored).toBe('accepted');
    other.close();
    expect(posts(upstream)).toBe(2);
  });
});
