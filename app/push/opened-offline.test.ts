// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { startPush } from './start-push.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
const world = vi.hoisted(() => ({ isOffline: true, opened: 0 }));
vi.mock('./open-push.ts', () => {
  if (world.isOffline) throw new TypeError('offline');
  const openPush = () => {
    world.opened += 1;
    return { rearm: () => undefined, close: () => undefined };
  };
  return { openPush };
});

it('a page that was opened offline opens its channel once the account could be read, and no more than once', async () => {
  startPush();
  const { dispatch, getState } = createStore();
  const read = async () => {
    const account = { score: '1', currency: 'USDT', readAt: 0 };
    await dispatch(accountApi.util.upsertQueryData('getAccount', undefined, account));
    await vi.dynamicImportSettled();
  };
  dispatch(signedIn(PLAYER));
  await expect.poll(() => getState().push.status).toBe('lost');
  world.isOffline = false;
  await read();
  await expect.poll(() => world.opened).toBe(1);
  await read();
  expect(world.opened).toBe(1);
  dispatch(signedOut({ because: 'left' }));
});
