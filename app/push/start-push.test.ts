// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pushRetryAsked } from '#app/store/push-slice.ts';
import { signedIn, signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { startPush } from './start-push.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
const TOKENS = { token: 'n'.repeat(20), freshToken: 'g'.repeat(20) };
const world = vi.hoisted(() => ({ isOffline: true, did: [] as string[] }));
vi.mock('./open-push.ts', () => {
  if (world.isOffline) throw new TypeError('offline');
  const openPush = () => {
    world.did.push('open');
    return { rearm: () => world.did.push('rearm'), close: () => world.did.push('close') };
  };
  return { openPush };
});

const store = createStore();
const { dispatch } = store;
/** What the channel was asked after an action, and the status that the player sees. */
const after = async (...actions: readonly Parameters<typeof dispatch>[0][]) => {
  world.did = [];
  for (const action of actions) dispatch(action);
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 10));
  return [...world.did, store.getState().push.status];
};
const left = signedOut({ because: 'left' });

beforeAll(startPush);
beforeEach(() => void dispatch(left));

it('is lost where its code does not load, until the player asks again', async () => {
  world.isOffline = true;
  expect(await after(signedIn(PLAYER))).toEqual(['lost']);
  world.isOffline = false;
  expect(await after(pushRetryAsked())).toEqual(['open', 'lost']);
  expect(await after(left)).toEqual(['close', 'off']);
});

it('is open exactly while a player is signed in, and once', async () => {
  expect(await after(left)).toEqual(['off']);
  expect(await after(pushRetryAsked(), tokensRefreshed(TOKENS))).toEqual(['off']);
  expect(await after(signedIn(PLAYER))).toEqual(['open', 'off']);
  expect(await after(pushRetryAsked())).toEqual(['rearm', 'off']);
  expect(await after(tokensRefreshed(TOKENS))).toEqual(['rearm', 'off']);
  expect(await after(signedIn({ ...PLAYER, userId: 'u2' }))).toEqual(['close', 'open', 'off']);
  expect(await after(left, signedIn(PLAYER), left)).toEqual(['close', 'off']);
  expect(await after(signedIn(PLAYER), pushRetryAsked())).toEqual(['open', 'off']);
});
