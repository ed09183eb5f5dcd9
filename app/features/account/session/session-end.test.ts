// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { hasStored, writeStored } from '#app/store/storage.ts';
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

it.each(['left', 'expired'] as const)('nothing readable stays of a player whose session has ended (%s)', (because) => {
  const store = createStore(createTransport({ idempotency: 'none' }));
  startSession();
  store.dispatch(signedIn(PLAYER));
  writeStored('seenBets', { userId: 'u1', until: '2026-03-01T00:00:00.000Z' });
  writeStored('settledMoney', [{ key: 'k1', userId: 'u1' }]);
  writeStored('chatQueue', { owner: 'u1', waiting: [{ ref: 'r1', text: 'Where is my money?' }] });
  writeStored('language', 'en');
  // A payment whose outcome is open is looked up when the player comes back: it must not be sent twice.
  writeStored('pendingMoney', [{ key: 'k2', userId: 'u1' }]);
  store.dispatch(signedOut({ because }));
  const names = Object.keys(localStorage).filter((name) => name.startsWith('slipway.'));
  expect(names.toSorted()).toEqual([
    'slipway.language.v1',
    // After an expired session it says whose the slip is.
    ...(because === 'expired' ? ['slipway.owner.v1'] : []),
    'slipway.pendingMoney.v1',
  ]);
});

it('what the same player finds again after an expired session goes when the player leaves', () => {
  const store = createStore(createTransport({ idempotency: 'none' }));
  startSession();
  store.dispatch(signedIn(PLAYER));
  const names = ['slip', 'placing', 'drawSlip', 'drawStakes', 'recentSearches'] as const;
  for (const name of names) writeStored(name, {});
  const left = () => names.filter((name) => hasStored(name));
  store.dispatch(signedOut({ because: 'expired' }));
  expect(left()).toEqual(names);
  store.dispatch(signedIn(PLAYER));
  store.dispatch(signedOut({ because: 'left' }));
  expect(left()).toEqual([]);
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
