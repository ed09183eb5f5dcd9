import { describe, expect, it } from 'vitest';
import { aKey, keyCalls } from './key-calls.ts';
import type { Send, Sent } from './send.ts';
import { UpstreamClient } from './upstream-client.ts';

function answering(text: string, status = 200) {
  const sent: Sent[] = [];
  const send: Send = (each) => {
    sent.push(each);
    return Promise.resolve({ status, text });
  };
  const client = new UpstreamClient(send, undefined);
  client.token = 'T';
  return { calls: keyCalls(client), sent };
}
const json = (value: unknown) => JSON.stringify(value);

it('a key has 128 bits, and is never the same', () => {
  const keys = [aKey(), aKey()];
  expect(keys.every((key) => /^[\da-f]{32}$/.test(key))).toBe(true);
  expect(keys[0]).not.toBe(keys[1]);
});

it('calls under a key are sent like this', async () => {
  const { calls, sent } = answering('{}');
  await calls.open('key-1', { amount: '5' });
  await calls.open('key-2', { amount: '5' }, 7);
  await calls.outcome('key-1');
  const open = {
    method: 'POST',
    path: '/sports/api/v1/recharge',
    headers: { authorization: 'T', 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    body: '{"amount":"5"}',
  };
  expect(sent).toEqual([
    open,
    { ...open, headers: { ...open.headers, 'idempotency-key': 'key-2', 'x-deadline': '7' } },
    {
      method: 'GET',
      path: '/sports/api/v1/member/outcome?key=key-1',
      headers: { authorization: 'T' },
      body: undefined,
    },
  ]);
});

describe('an opened deposit', () => {
  it.each<[string, number, object]>([
    [json({ code: 0, data: { order: { order_id: 'o' } } }), 200, { status: 200, order: 'o' }],
    [json({ code: 0, data: { order: {} } }), 200, { status: 200 }],
    [json({ code: 4001, data: { reason: 'other' } }), 422, { status: 422, reason: 'keyReused' }],
    [json({ code: 9999 }), 400, { status: 400 }],
    [json({ data: { order: { order_id: 'o' } } }), 200, { status: 200 }],
    ['<h1>', 502, { status: 502 }],
  ])('of %s', async (text, status, answer) => {
    expect(await answering(text, status).calls.open('k', {})).toStrictEqual(answer);
  });
});

describe('an outcome', () => {
  it.each<[string, number, object]>([
    [
      json({ code: 0, data: { state: 'done', now: 1, answer: { order: { order_id: 'o' } } } }),
      200,
      { status: 200, state: 'done', order: 'o' },
    ],
    [json({ code: 0, data: { state: 'done', now: 1, answer: {} } }), 200, { status: 200, state: 'done' }],
    [json({ code: 0, data: { state: 'none', now: 1 } }), 200, { status: 200, state: 'none' }],
    [json({ code: 0, data: { state: 'odd', now: 1 } }), 200, { status: 200 }],
    [json({ code: 1501 }), 501, { status: 501 }],
    ['', 502, { status: 502 }],
  ])('of %s', async (text, status, answer) => {
    expect(await answering(text, status).calls.outcome('k')).toStrictEqual(answer);
  });
});
