import type { ServerResponse } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Sqlite } from '#simulator/doors';
import { twoRequests } from '#simulator/testing/http';
import { openTestEdge, type TestEdge } from './test/edge.ts';
import { samplesIn } from './test/samples-in.ts';
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
const withKey = (key: string, token = ANN) => ({ authorization: token, 'idempotency-key': key });
async function until(edge: TestEdge, key: string, isWanted: (state: unknown) => boolean) {
  await expect.poll(async () => isWanted((await edge.outcome(key, ANN))['state']), { interval: 100 }).toBe(true);
  return edge.outcome(key, ANN);
}
/** Commits, and cuts the connection before an answer. */
const lost = { answer: (response: ServerResponse) => response.socket?.resetAndDestroy() };

describe('an answer that says accepted', () => {
  it.each([
    ['without data', '{"code":0,"msg":"system upgrade","data":null}'],
    ['with the data of something else', '{"code":0,"msg":"ok","data":{"url":"https://upgrade.test"}}'],
    ['with a balance that is no amount', '{"code":0,"msg":"ok","data":{"balance":"maintenance"}}'],
  ])('%s, and nothing is booked: it is reported as not done', async (_, body) => {
    const { upstream, edge } = await open();
    upstream.act = {
      commits: false,
      answer: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    };
    void edge.press('transferToPlayer', transfer(), withKey('upgrade-key'));
    const outcome = await until(edge, 'upgrade-key', (state) => state === 'refused' || state === 'done');
    expect(outcome).toMatchObject({ state: 'refused', refusal: { code: 4003 } });
    expect(posts(upstream)).toBe(1);
  });

  it('without data, and it is booked: the lists say so', async () => {
    const { upstream, edge } = await open();
    upstream.act = {
      answer: (response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0,"msg":"ok","data":null}'),
    };
    const reply = await edge.press('transferToPlayer', transfer(), withKey('bare-key'));
    expect(reply).toMatchObject({ status: 200, json: { code: 0, data: { balance: '995.000000' } } });
  });
});

it('a call without a key, whose body comes after its headers, leaves the connection whole', async () => {
  const { edge } = await open();
  const body = JSON.stringify(transfer().body);
  const head = (line: string, ...more: string[]) => [line, 'host: localhost', ...more, '', ''].join('\r\n');
  const { first, second } = await twoRequests(edge.edge.port, {
    head: head('POST /sports/api/v1/transfer HTTP/1.1', `content-length: ${body.length}`),
    body,
    next: head('GET /__edge/health HTTP/1.1', 'connection: close'),
  });
  expect([first.slice(9, 12), second.slice(9, 12)]).toEqual(['400', '200']);
  expect(first).toMatch(/^connection: keep-alive/im);
});

describe('a key', () => {
  it('belongs to one request: another body under it is refused, and nothing is sent', async () => {
    const { upstream, edge } = await open();
    expect((await edge.press('transferToPlayer', transfer('5'), withKey('the-same-key'))).status).toBe(200);
    const other = await edge.press('transferToPlayer', transfer('6'), withKey('the-same-key'));
    expect(other).toMatchObject({ status: 422, json: { code: 4001, data: { field: 'headers.idempotency-key' } } });
    expect(upstream.booked).toEqual([{ player: 'ann', amount: '5' }]);
  });

  it('that is being processed lets a repeat wait, then answers 409 with Retry-After', async () => {
    const { upstream, edge } = await open({ waitMs: 150, forwardMs: 5_000, settleMs: 5_000 });
    upstream.act = { delayMs: 900 };
    const first = edge.press('transferToPlayer', transfer(), withKey('slow-key'));
    await expect.poll(() => posts(upstream)).toBe(1);
    expect(await edge.outcome('slow-key', ANN)).toMatchObject({ state: 'running' });
    const repeat = await edge.press('transferToPlayer', transfer(), withKey('slow-key'));
    expect(repeat).toMatchObject({ status: 409, json: { data: { reason: 'keyRunning' } } });
    expect(repeat.headers.get('retry-after')).toBe('1');
    expect((await first).status).toBe(409);
    expect(await until(edge, 'slow-key', (state) => state === 'done')).toMatchObject({
      answer: { balance: '995.000000' },
    });
    expect(posts(upstream)).toBe(1);
  });

  it('that comes after its deadline is refused for good, and not forwarded', async () => {
    const { upstream, edge } = await open();
    const headers = { ...withKey('late-key'), 'x-deadline': String(Date.now() - 1) };
    const late = await edge.press('transferToPlayer', transfer(), headers);
    expect(late).toMatchObject({ status: 410, json: { data: { reason: 'deadlinePassed', cause: 'late' } } });
    const longer = { ...withKey('late-key'), 'x-deadline': String(Date.now() + 60_000) };
    expect((await edge.press('transferToPlayer', transfer(), longer)).text).toBe(late.text);
    expect(await edge.outcome('late-key', ANN)).toMatchObject({ state: 'refused', refusal: { code: 4003 } });
    expect(posts(upstream)).toBe(0);
  });

  it('that was never received is reported with the clock of the edge', async () => {
    const { edge } = await open();
    const before = Date.now();
    const { state, now } = await edge.outcome('no-such-key', ANN);
    expect(state).toBe('none');
    expect(Number(now)).toBeGreaterThanOrEqual(before);
  });

  it('belongs to one player, whatever the headers say', async () => {
    const { upstream, edge } = await open();
    await edge.press('transferToPlayer', transfer(), withKey('shared-key'));
    expect(await edge.outcome('shared-key', 'token-of-eve')).toMatchObject({ state: 'none' });
    const lie = await edge.press('transferToPlayer', transfer(), {
      ...withKey('shared-key', 'token-of-eve'),
      'user-id': 'ann',
    });
    expect(lie).toMatchObject({ status: 401, json: { data: { field: 'headers.user-id' } } });
    expect((await edge.press('transferToPlayer', transfer(), withKey('shared-key', 'token-of-eve'))).status).toBe(200);
    expect(upstream.booked.map(({ player }) => player)).toEqual(['ann', 'eve']);
  });

  it("keeps the upstream's refusal, so that a wrong payment password counts once", async () => {
    const { upstream, edge } = await open();
    const refusal = JSON.stringify({
      code: 2010,
      msg: 'Wrong',
      data: { reason: 'wrongPaymentPassword', remaining: 4 },
    });
    upstream.act = {
      commits: false,
      answer: (response) => response.writeHead(400, { 'content-type': 'application/json' }).end(refusal),
    };
    for (let delivery = 0; delivery < 7; delivery++)
      expect(await edge.press('transferToPlayer', transfer(), withKey('wrong-password'))).toMatchObject({
        status: 400,
        text: refusal,
      });
    expect(await edge.outcome('wrong-password', ANN)).toMatchObject({ state: 'refused', refusal: { code: 2010 } });
    expect(posts(upstream)).toBe(1);
  });
});

describe('a lost answer', () => {
  it('is found in the lists after a restart, and nothing is sent again', async () => {
    const { upstream, edge } = await open();
    upstream.act = lost;
    upstream.areListsLate = true;
    await edge.press('transferToPlayer', transfer(), withKey('lost-key'));
    await edge.edge.close();
    upstream.areListsLate = false;
    const again = await openTestEdge(upstream.url, { folder: edge.folder });
    closing.push(again.close);
    expect(await until(again, 'lost-key', (state) => state === 'done')).toMatchObject({
      answer: { balance: '995.000000' },
    });
    expect((await again.press('transferToPlayer', transfer(), withKey('lost-key'))).status).toBe(200);
    expect(posts(upstream)).toBe(1);
  });

  it('is found when the list shows the entry late', async () => {
    const { upstream, edge } = await open({ settleMs: 10_000 });
    upstream.act = lost;
    upstream.areListsLate = true;
    const pressed = await edge.press('transferToPlayer', transfer(), withKey('late-list'));
    expect(pressed.status).toBe(409);
    upstream.areListsLate = false;
    expect(await until(edge, 'late-list', (state) => state !== 'running')).toMatchObject({ state: 'done' });
  });

  it('stays unknown when two equal entries are there, one of them from elsewhere', async () => {
    const { upstream, edge } = await open();
    upstream.act = lost;
    const pressed = edge.press('transferToPlayer', transfer(), withKey('twin-key'));
    await fetch(`${upstream.url}/sports/api/v1/transfer`, {
      method: 'POST',
      headers: { authorization: ANN },
      body: JSON.stringify(transfer().body),
    }).catch(() => undefined);
    await pressed;
    expect(await until(edge, 'twin-key', (state) => state !== 'running' && state !== 'done')).toMatchObject({
      state: 'unknown',
    });
    const repeat = await edge.press('transferToPlayer', transfer(), withKey('twin-key'));
    expect(repeat).toMatchObject({ status: 500, json: { data: { cause: 'unknown' } } });
    expect(edge.lines.join('')).toContain('"outcome":"unknown"');
    expect(posts(upstream)).toBe(2);
  });

  it('of two equal calls makes both certain, each with an entry of its own', async () => {
    const { upstream, edge } = await open();
    upstream.act = lost;
    await Promise.all(
      ['one-of-two', 'two-of-two'].map((key) => edge.press('transferToPlayer', transfer(), withKey(key))),
    );
    for (const key of ['one-of-two', 'two-of-two'])
      expect(await until(edge, key, (state) => state !== 'running')).toMatchObject({ state: 'done' });
    expect(upstream.booked.length).toBe(2);
  });
});

describe('base paths', () => {
  it('are those of the upstream, whether the web server has mapped the call or not', async () => {
    const { upstream, edge } = await open({ basePaths: { sports: '/api/v2/sports' } });
    const call = (path: string, key: string) =>
      fetch(edge.edge.url + path, {
        method: 'POST',
        headers: { ...withKey(key), 'content-type': 'application/json', 'x-deadline': String(Date.now() + 5_000) },
        body: JSON.stringify(transfer().body),
      });
    upstream.readsWith = (response) => response.end(JSON.stringify({ code: 0, msg: 'ok', data: { id: 'ann' } }));
    expect((await call('/sports/api/v1/transfer', 'from-contract')).status).toBe(200);
    expect((await call('/api/v2/sports/api/v1/transfer', 'mapped-already')).status).toBe(200);
    expect(upstream.seen).toEqual([
      'GET /api/v2/sports/api/v1/member/info',
      'POST /api/v2/sports/api/v1/transfer',
      'POST /api/v2/sports/api/v1/transfer',
    ]);
  });
});

describe('what is stored and logged', () => {
  it('has no password and no token, in no file', async () => {
    const { edge } = await open();
    await edge.press(
      'transferToPlayer',
      { body: { to: 'bob', amount: '7', payment_password: '975310' } },
      withKey('secret-key'),
    );
    const files = readdirSync(edge.folder).map((name) => readFileSync(join(edge.folder, name), 'latin1'));
    expect(files.join('')).toContain('secret-key');
    for (const text of [...files, edge.lines.join('')]) {
      expect(text).not.toContain('975310');
      expect(text).not.toContain(ANN);
    }
  });

  it('is one line of JSON for each key, and counters of deliveries, forwards, outcomes and refusals', async () => {
    const { edge, upstream } = await open();
    for (let delivery = 0; delivery < 3; delivery++)
      await edge.press('transferToPlayer', transfer(), withKey('logged-key'));
    expect(edge.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { player: 'ann', key: 'logged-key', row: 'transferToPlayer', outcome: 'accepted', how: 'answer', status: 200 },
    ]);
    // One whose answer is lost, which the lists show, and one without a key.
    upstream.act = { answer: (response) => response.destroy() };
    await edge.press('transferToPlayer', transfer('7'), withKey('lost-key'));
    await until(edge, 'lost-key', (state) => state === 'done');
    await edge.press('transferToPlayer', transfer(), { ...withKey('no-key'), 'idempotency-key': undefined });
    const counted = samplesIn(await edge.metrics());
    expect(counted['slipway_edge_readings_total']).toBeGreaterThan(0);
    expect(counted).toMatchObject({
      'slipway_edge_deliveries_total{is="first"}': 2,
      'slipway_edge_deliveries_total{is="repeat"}': 2,
      slipway_edge_forwards_total: 2,
      'slipway_edge_outcomes_total{is="accepted",how="answer"}': 1,
      'slipway_edge_outcomes_total{is="accepted",how="lists"}': 1,
      'slipway_edge_refused_at_the_door_total{status="400"}': 1,
      slipway_edge_unknown_total: 0,
      slipway_edge_twins_total: 0,
      slipway_edge_store_failures_total: 0,
      slipway_edge_open_keys: 0,
      slipway_edge_watched_keys: 0,
    });
    expect(await (await fetch(`${edge.edge.url}/__edge/health`)).json()).toEqual({ ok: true, store: 'ok', open: 0 });
  });

  it('is removed after its days', async () => {
    const { edge } = await open();
    await edge.press('transferToPlayer', transfer(), withKey('an-old-key'));
    await edge.edge.close();
    const stored = () => {
      const db = new Sqlite(join(edge.folder, 'edge.sqlite'));
      const { n } = db.get('SELECT COUNT(*) AS n FROM money_key') ?? {};
      db.close();
      return Number(n);
    };
    expect(stored()).toBe(1);
    const again = await openTestEdge('http://127.0.0.1:9', { folder: edge.folder, keepMs: 0 });
    closing.push(again.close);
    await expect.poll(stored).toBe(0);
  });
});
