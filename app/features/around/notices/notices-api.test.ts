// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { signedOut } from '#app/store/session-slice.ts';
import { readHook } from '#app/test/read-hook.ts';
import { keep, openVault } from '#app/store/vault.ts';
import { noticesApi } from './notices-api.ts';
import { readMessages } from './read-messages.ts';
import { useMarkRead, useUnreadCount } from './use-messages.ts';

const notice = (id: number) => ({ id: `n${id}`, content: 'x', at: '2026-03-14T12:00:00.000Z', lang: 'en' });
const message = (id: string, is_read: boolean) => ({
  id,
  title: 't',
  content: 'c',
  at: '2026-03-14T12:00:00.000Z',
  is_read,
  lang: 'en',
});

beforeEach(async () => {
  localStorage.clear();
  await openVault('test');
  await keep({ user_id: 'u1' });
});
afterAll(async () => {
  localStorage.clear();
  await openVault('test');
});

/** So many notices a page; the total may say anything. */
async function pagesOf({ total, sizes }: { readonly total: number; readonly sizes: readonly number[] }) {
  const left = [...sizes];
  const { store, asked } = upstream({
    'notice/public': (query) => {
      const start = Number(query.get('start'));
      return { total, notices: Array.from({ length: left.shift() ?? 0 }, (_, at) => notice(start + at)) };
    },
  });
  const { initiate, select } = noticesApi.endpoints.listAnnouncements;
  const shown = () => select()(store.getState());
  await store.dispatch(initiate(undefined));
  while (shown().hasNextPage) await store.dispatch(initiate(undefined, { direction: 'forward' }));
  return [shown().data?.pageParams, asked.map((request) => request.replace('GET /sports/api/v1/notice/public', ''))];
}

it.each([
  [{ total: 20, sizes: [20] }, [0]],
  [{ total: 21, sizes: [20, 1] }, [0, 20]],
  [{ total: 45, sizes: [20, 15, 10] }, [0, 20, 35]],
  [{ total: 0, sizes: [0] }, [0]],
  [{ total: 30, sizes: [20, 0] }, [0, 20]],
])('announcements, with %j, are read from %j', async (list, starts) => {
  expect(await pagesOf(list)).toEqual([starts, starts.map((start) => `?start=${start}&limit=20`)]);
});

it('messages are unread until they are read upstream or here, and none are for guests', async () => {
  localStorage.setItem('slipway.readMessages.v1', JSON.stringify({ u1: ['m2'], u2: ['m3'] }));
  const messages = [message('m1', true), message('m2', false), message('m3', false), message('m4', false)];
  const { store, asked, call } = upstream({ 'notice/private': () => ({ total: 4, messages }) });
  const shown = () => {
    const { data } = noticesApi.endpoints.listPrivateMessages.select()(store.getState());
    return [readHook(useUnreadCount, { store }), data?.map(({ id, is_read: isRead }) => `${id} ${isRead}`)];
  };
  expect(shown()).toEqual([0, undefined]);
  await call('listPrivateMessages');
  expect(asked).toEqual(['GET /sports/api/v1/notice/private?start=0&limit=1000']);
  expect(shown()).toEqual([2, ['m1 true', 'm2 true', 'm3 false', 'm4 false']]);
  readHook(useMarkRead, { store })('m4');
  expect(shown()).toEqual([1, ['m1 true', 'm2 true', 'm3 false', 'm4 true']]);
  expect([...readMessages()]).toEqual(['m2', 'm4']);
  store.dispatch(signedOut({ because: 'left' }));
  expect(readHook(useUnreadCount, { store })).toBe(0);
});
