import { describe, expect, it } from 'vitest';
import { rawRequest } from '#simulator/testing/http';
import { openTestEdge } from './test/edge.ts';
import { startTestUpstream } from './test/upstream.ts';

describe('a money call in another spelling', () => {
  it.each([
    '//sports/api/v1/transfer',
    '/sports//api/v1/transfer',
    '/sports/api/v1/transfer/',
    '/sports/api/v1/%74ransfer',
    '/sports/api/v1/x/../transfer',
    '/sports/api/v1/x/%2e%2e/transfer',
    '/sports/api/v1/./transfer',
    '/sports%2fapi/v1/transfer',
    '/sports/api/v1%5ctransfer',
    '/sports/api/v1/transfer;x=1',
    '/sports/api/v1/transfer%0a',
    '/sports/api/v1/transfer%',
  ])('does not go past the store, also with --pass: %s', async (target) => {
    const upstream = await startTestUpstream();
    const edge = await openTestEdge(upstream.url, { isPassing: true });
    const body = JSON.stringify({ to: 'agent@demo.slipway.test', amount: '5', payment_password: '246810' });
    const head = [
      'host: localhost',
      'connection: close',
      'content-type: application/json',
      'authorization: token-of-ann',
    ];
    const lines = [`POST ${target} HTTP/1.1`, ...head, `content-length: ${body.length}`];
    expect(await rawRequest(edge.edge.port, lines, body)).toMatch(/^HTTP\/1\.1 400 /);
    expect([upstream.seen, upstream.booked]).toEqual([[], []]);
    await edge.close();
    await upstream.close();
  });
});
