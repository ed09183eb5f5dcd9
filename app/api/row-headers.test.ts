// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Row } from '#contract/rows';
import { registerByEmail } from '#contract/rows/account/register-by-email';
import { registerByPhone } from '#contract/rows/account/register-by-phone';
import { listBanners } from '#contract/rows/content/list-banners';
import { listPromotions } from '#contract/rows/content/list-promotions';
import { createStore } from '#app/store/store.ts';
import { callOnce } from './call-once.ts';
import { createTransport } from './transport.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [registerByEmail, '1'],
  [registerByPhone, '1'],
  [listBanners, '1'],
  [listPromotions, null],
] as const)('$name is sent with the header platform %s', async (row: Row, platform) => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('platform'));
    return Response.json({ code: 0, msg: '', data: [] });
  });
  const store = createStore(createTransport({ idempotency: 'none' }));
  await store.dispatch(callOnce(row, { body: row.method === 'POST' ? {} : undefined }));
  expect(sent).toEqual([platform]);
});

it('sends the headers of one call beside the common ones', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(headers);
    return Response.json({ code: 0, msg: '', data: [] });
  });
  const { dispatch } = createStore(createTransport({ idempotency: 'none' }));
  await dispatch(callOnce(listPromotions, { headers: { 'x-chat-signature': 's1' } }));
  await dispatch(callOnce(listPromotions, {}));
  const common = { 'accept-language': document.documentElement.lang };
  expect(sent).toEqual([{ ...common, 'x-chat-signature': 's1' }, common]);
});
