// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { profileApi } from '#app/features/account/profile/profile-api.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { createTransport } from './transport.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the list of rewards is kept for 1 s', async () => {
  vi.useFakeTimers();
  const days = [{ day: 1, reward: '1.00', currency: 'USDT', status: 'open' }];
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: days }));
  const store = createStore(createTransport({ idempotency: 'none' }));
  store.dispatch(signedIn({ token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 }));
  const shown = store.dispatch(profileApi.endpoints.listCheckIns.initiate());
  await vi.advanceTimersByTimeAsync(100);
  const entry = () => profileApi.endpoints.listCheckIns.select()(store.getState() as never).status;
  expect(entry()).not.toBe('uninitialized');
  shown.unsubscribe();
  await vi.advanceTimersByTimeAsync(900);
  expect(entry()).not.toBe('uninitialized');
  await vi.advanceTimersByTimeAsync(200);
  expect(entry()).toBe('uninitialized');
});

it('an unused answer is kept for 60 s', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 0, msg: '', data: { score: '1.000000', currency: 'USDT' } }),
  );
  const store = createStore(createTransport({ idempotency: 'none' }));
  store.dispatch(signedIn({ token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 }));
  const shown = store.dispatch(accountApi.endpoints.getAccount.initiate());
  await vi.advanceTimersByTimeAsync(100);
  const read = () => accountApi.endpoints.getAccount.select()(store.getState() as never).data?.score;
  expect(read()).toBe('1.000000');
  shown.unsubscribe();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(read()).toBe('1.000000');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read()).toBeUndefined();
});
