import { afterEach, expect, it } from 'vitest';
import { openTestEdge } from './test/edge.ts';
import { startTestUpstream } from './test/upstream.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

it('what the edge itself says is in no language of a player, and the page says it in theirs; the upstream speaks for itself', async () => {
  const upstream = await startTestUpstream();
  closing.push(upstream.close);
  const edge = await openTestEdge(upstream.url, { waitMs: 150, forwardMs: 5_000, settleMs: 5_000 });
  closing.push(edge.close);
  const press = (amount: string, key: string, more: object = {}) =>
    edge.press(
      'transferToPlayer',
      { body: { to: 'agent@demo.slipway.test', amount, payment_password: '246810' } },
      { authorization: 'token-of-ann', 'idempotency-key': key, ...more },
    );
  const answers = [await press('5', 'said-key'), await press('6', 'said-key'), await press('7', '')];
  for (let delivery = 0; delivery < 2; delivery++)
    answers.push(await press('8', 'said-late', { 'x-deadline': String(Date.now() - 1) }));
  upstream.act = { delayMs: 900 };
  answers.push(await press('9', 'said-slow'));
  expect(answers.map(({ status, headers }) => [status, headers.get('content-language')])).toEqual([
    [200, null],
    [422, 'i-default'],
    [400, 'i-default'],
    [410, 'i-default'],
    [410, 'i-default'],
    [409, 'i-default'],
  ]);
});
