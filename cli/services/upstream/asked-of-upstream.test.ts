import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkUpstream } from './check-upstream.ts';
import { ACCOUNT, NOW, upstreamOf } from './good-upstream.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What a good upstream is sent, in this order. */
async function askedOf() {
  const { send, sent } = upstreamOf({});
  await checkUpstream(send, 'http://upstream.test/', ACCOUNT, '2026-03-14');
  const deposits = sent.filter(({ method, path }) => method === 'POST' && path === '/sports/api/v1/recharge');
  const keys = [...new Set(deposits.map(({ headers }) => headers['idempotency-key'] ?? ''))];
  return { sent, deposits, keys };
}

it('deposits are opened under keys alone: each promise has a key of its own', async () => {
  const { deposits, keys } = await askedOf();
  const usual = '{"channel_id":"tether","amount":"16"}';
  const bodies = keys.map((key) =>
    deposits.flatMap(({ headers, body }) => (headers['idempotency-key'] === key ? [body] : [])),
  );
  expect(keys.every((key) => /^[\da-f]{32}$/.test(key))).toBe(true);
  expect(bodies).toEqual([
    [usual, usual],
    [usual, '{"channel_id":"tether","amount":"16","address":"another body under this key"}'],
    [usual, usual, usual, usual],
    [usual],
    [usual],
    ['{"channel_id":"there-is-no-such-channel","amount":"16"}'],
    [usual],
  ]);
});

it('one deposit alone has a deadline, which has passed', async () => {
  const { deposits, keys } = await askedOf();
  const late = deposits.filter(({ headers }) => headers['x-deadline'] !== undefined);
  expect(late.map(({ headers }) => headers['idempotency-key'])).toEqual([keys[3]]);
  expect(Number(late[0]?.headers['x-deadline'])).toBeLessThan(NOW);
});

it('outcomes are asked of a key that is done, one that was refused, and one that was never sent', async () => {
  const { sent, keys } = await askedOf();
  const asked = sent.flatMap(({ path }) => /\/member\/outcome\?key=(.+)$/.exec(path)?.[1] ?? []);
  expect(asked.map((key) => keys.indexOf(key))).toEqual([4, 5, -1]);
});

it('a refresh token is sent twice, and once more when its new pair has been used', async () => {
  const { sent } = await askedOf();
  const at = sent.flatMap(({ path }, place) => (path.endsWith('/refresh') ? [place] : []));
  const [first = 0, again = 0, last = 0] = at;
  expect(at).toHaveLength(3);
  expect(new Set(at.map((place) => sent[place]?.headers['fresh-token'])).size).toBe(1);
  expect([again, last]).toEqual([first + 1, first + 3]);
  const used = sent[again + 1];
  expect(used?.path).toBe('/sports/api/v1/member/account');
  expect(used?.headers['authorization']).not.toBe(sent[1]?.headers['authorization']);
});

it('nothing else is changed: what could change something is sent without a token', async () => {
  const { sent, deposits } = await askedOf();
  const others = sent.filter(
    (each) => each.method !== 'GET' && !deposits.includes(each) && !each.path.endsWith('/sign_in/'),
  );
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter(({ headers, body }) => 'authorization' in headers || body !== undefined)).toEqual([]);
  expect(others.every(({ path }) => path.startsWith('/sports/api/v1/protection/'))).toBe(true);
});

it('reads are asked with the token, and only those that need nothing to be known', async () => {
  const { sent } = await askedOf();
  const reads = sent.filter(({ method, path }) => method === 'GET' && !path.endsWith('/refresh'));
  expect(reads.filter(({ headers }) => headers['authorization'] === undefined)).toEqual([]);
  expect(reads.filter(({ path }) => path.includes('{'))).toEqual([]);
});
