// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { keep, openVault } from '#app/store/vault.ts';
import { startSession } from './session-listeners.ts';
import { storedPlayer } from './stored-session.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 2 } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  localStorage.clear();
  await openVault('test');
});

it('a session that the upstream ends is said at once, and 5 s later the sign-in is offered', async () => {
  const store = createStore(createTransport({ idempotency: 'none' }));
  startSession();
  store.dispatch(signedIn(PLAYER));
  store.dispatch(signedOut({ because: 'expired' }));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(store.getState().toast.shown.map(({ text }) => text)).toEqual(['toast.sessionExpired']);
  expect(store.getState().overlay.kind).toBe('none');
  await vi.advanceTimersByTimeAsync(200);
  expect(store.getState().overlay).toEqual({ kind: 'signIn' });
});

it.each([
  [2, 2],
  [3, 3],
  [undefined, 3],
] as const)('a stored session of the role %s has the role %s', async (stored, role) => {
  vi.useRealTimers();
  await openVault('test');
  await keep({ token: PLAYER.token, fresh_token: PLAYER.freshToken, user_id: 'u1', ...(stored && { role: stored }) });
  expect(storedPlayer()).toMatchObject({ userId: 'u1', role });
});
