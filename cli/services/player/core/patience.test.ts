import { expect, it } from 'vitest';
import { rateLimitOf } from '#cli/services/upstream/rate-limit.ts';
import { Patience } from './patience.ts';

const answer = (status: number, after?: string) => ({
  status,
  text: '',
  envelope: undefined,
  headers: after === undefined ? {} : { 'retry-after': after },
});

it.each([
  ['waits as retry-after says', answer(429, '2'), [2_000]],
  ['waits a little for 0', answer(429, '0'), [100]],
  ['waits until an instant', answer(429, new Date(Date.now() + 5_500).toUTCString()), [expect.closeTo(5_000, -3)]],
  ['does not wait for minutes', answer(429, '120'), []],
  ['does not wait without a length', answer(429), []],
  ['does not wait after another refusal', answer(503, '1'), []],
])('%s', async (_, answered, expected) => {
  const slept: number[] = [];
  const patience = new Patience((ms) => Promise.resolve(void slept.push(ms)));
  expect(await patience.waited(answered)).toBe(expected.length > 0);
  expect(slept).toEqual(expected);
});

it('counts for one line, and ends', async () => {
  const patience = new Patience(() => Promise.resolve());
  expect(patience.note).toBeUndefined();
  await patience.waited(answer(429, '1'));
  await patience.waited(answer(429, '2'));
  expect(patience.note).toBe('the upstream limits the rate (429): 2 waits, 3 s in all');
  for (let time = 0; time < 400; time += 1) await patience.waited(answer(429, '10'));
  expect(await patience.waited(answer(429, '10'))).toBe(false);
});

it('names the limit', () => {
  expect(rateLimitOf(answer(429, '120'))).toBe('the upstream limits the rate (429, retry-after 120)');
  expect(rateLimitOf(answer(429))).toBe('the upstream limits the rate (429, no retry-after)');
  expect(rateLimitOf(answer(400))).toBeUndefined();
});
