// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { createStore } from '#app/store/store.ts';
import { shortCode } from '#engine/booking';
import { shortBooking } from './short-booking.ts';

const PICKS = '04C2G41ATDRE0';
const CODE = shortCode(255);

async function shortOf(reply: () => Response, idempotency: 'keyed' | 'none' = 'keyed') {
  const sent: string[] = [];
  const fetch = async (url: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`);
    return reply();
  };
  const store = createStore(createTransport({ fetch, idempotency }));
  return { code: await store.dispatch(shortBooking(PICKS)), sent };
}
const answer = (code: string) => () => Response.json({ code: 0, msg: '', data: { code } });
const SENT = [`POST /sports/api/v1/booking {"picks":"${PICKS}"}`];

it.each([
  ['its code', answer(CODE), CODE],
  ['none: a code without its check character', answer(`1${CODE.slice(1)}`), undefined],
  ['none: no code', answer('x'), undefined],
  ['none: no such row', () => new Response('', { status: 404 }), undefined],
])('a short code is %s', async (_, reply, code) => expect(await shortOf(reply)).toEqual({ code, sent: SENT }));

it('an upstream without keys is not asked', async () => {
  expect(await shortOf(answer(CODE), 'none')).toEqual({ code: undefined, sent: [] });
});
