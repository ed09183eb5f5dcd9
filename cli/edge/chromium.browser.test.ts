import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { openTestEdge, type TestEdge } from './test/edge.ts';
import { startTestUpstream } from './test/upstream.ts';

const WARM = 6;
/** The upstream works for longer than the connection lives. */
const WORK_MS = 600;
const CUT_MS = 150;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium(findChromium() ?? '/usr/bin/chromium');
});
afterAll(() => browser.close());

/** Cuts a connection on which a POST came, `CUT_MS` later. */
async function cuttingProxy(port: number, cut: (socket: Socket) => void) {
  const server = createServer((client) => {
    const onward = connect(port, '127.0.0.1');
    for (const socket of [client, onward]) socket.on('error', () => undefined);
    client.on('data', (chunk) => {
      onward.write(chunk);
      if (chunk.toString('latin1').startsWith('POST')) setTimeout(() => cut(client), CUT_MS);
    });
    onward.on('data', (chunk) => client.write(chunk));
    onward.on('close', () => client.destroy());
    client.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function press(isEarly: boolean, cut: (socket: Socket) => void) {
  const upstream = await startTestUpstream();
  const edge = await openTestEdge(upstream.url, {
    isEarly,
    isPassing: true,
    waitMs: 4_000,
    forwardMs: 5_000,
    settleMs: 5_000,
  });
  const proxy = await cuttingProxy(edge.edge.port, cut);
  const page = await browser.newPage();
  upstream.act = { delayMs: WORK_MS };
  await page.goto(`${proxy.url}/sports/api/v1/member/info`);
  const key = 'key-of-a-real-press';
  await page.evaluate(
    async ([warm, name]) => {
      const headers = { authorization: 'token-of-ann' };
      // As many connections as Chromium opens, all of them reused afterwards.
      await Promise.all(
        Array.from({ length: Number(warm) }, (_, at) =>
          fetch(`/sports/api/v1/member/account?${at}`, { headers }).then((answer) => answer.text()),
        ),
      );
      await fetch('/sports/api/v1/transfer', {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'idempotency-key': String(name),
          'x-deadline': String(Date.now() + 8_000),
        },
        body: JSON.stringify({ to: 'bob', amount: '5', payment_password: '246810' }),
      }).catch(() => undefined);
    },
    [WARM, key],
  );
  await expect.poll(() => edge.outcome(key, 'token-of-ann')).toMatchObject({ state: 'done' });
  const deliveries = await deliveriesOf(edge);
  await page.close();
  proxy.close();
  await edge.close();
  await upstream.close();
  return { deliveries, booked: upstream.booked.length };
}

async function deliveriesOf(edge: TestEdge): Promise<number> {
  const total = async () =>
    [...(await edge.metrics()).matchAll(/^slipway_edge_deliveries_total\{is="\w+"\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  await expect.poll(total).toBeGreaterThan(0);
  return total();
}

const CUTS = [
  ['RST', (socket: Socket) => socket.resetAndDestroy()],
  ['FIN', (socket: Socket) => socket.destroy()],
] as const;

describe.each(CUTS)('one press in Chromium, whose connections break by %s before the answer', (_, cut) => {
  it('is delivered again and again by the browser, and booked once', async () => {
    const { deliveries, booked } = await press(false, cut);
    expect(deliveries).toBeGreaterThan(1);
    expect(booked).toBe(1);
  });

  it('is delivered once with --early', async () => {
    expect(await press(true, cut)).toEqual({ deliveries: 1, booked: 1 });
  });
});
