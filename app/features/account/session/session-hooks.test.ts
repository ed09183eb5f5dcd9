// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { entriesSettled } from '#app/store/overlay-entries.ts';
import { overlayClosed, overlayOpened } from '#app/store/overlay-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { useEnter } from './forms/use-enter.ts';
import { useIsPlayer } from './use-is-player.ts';
import { useSessionDialog } from './use-session-dialog.ts';
import { useSignOut } from './use-sign-out.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 2 } as const;
const SESSION = { token: PLAYER.token, fresh_token: PLAYER.freshToken, user_id: 'u1', role: 2 } as const;

/** A hook on the second of two pages, and what store and address say. */
function draw<Result>(useHook: () => Result, isPlayer: boolean, state?: unknown) {
  const store = createStore(createTransport({ idempotency: 'none' }));
  if (isPlayer) store.dispatch(signedIn(PLAYER));
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    h(Provider, {
      store,
      children: h(
        MemoryRouter,
        { initialEntries: ['/rules', { pathname: '/login', state }], initialIndex: 1 },
        children,
      ),
    });
  const { result, unmount } = renderHook(
    () => ({ value: useHook(), isPlayer: useIsPlayer(), path: useLocation().pathname, navigate: useNavigate() }),
    { wrapper },
  );
  const shown = () => {
    const { session, overlay } = store.getState();
    return {
      path: result.current.path,
      overlay: overlay.kind,
      player: session.player,
      isPlayer: result.current.isPlayer,
    };
  };
  return { store, shown, unmount, result };
}

const GUEST = { path: '/login', overlay: 'none', player: undefined, isPlayer: false };

it('a sign-in stores the answer and closes the dialog', () => {
  const { store, shown, result, unmount } = draw(useEnter, false);
  act(() => void store.dispatch(overlayOpened({ kind: 'signIn' })));
  expect(shown()).toEqual({ ...GUEST, overlay: 'signIn' });
  act(() => result.current.value(SESSION));
  expect(shown()).toEqual({ path: '/login', overlay: 'none', player: PLAYER, isPlayer: true });
  unmount();
});

it.each(['register', 'forgotPassword'] as const)(
  'who signs in by way of %s goes on to the page asked for',
  async (kind) => {
    const { store, shown, result, unmount } = draw(useEnter, false);
    for (const overlay of [{ kind: 'signIn', to: '/my-bets' }, { kind }] as const)
      act(() => void store.dispatch(overlayOpened(overlay)));
    await act(async () => result.current.value(SESSION));
    await act(entriesSettled);
    expect(shown().path).toBe('/my-bets');
    unmount();
  },
);

it('a sign-out ends the session, closes what is open and goes home', async () => {
  const { store, shown, result, unmount } = draw(useSignOut, true);
  act(() => void store.dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' })));
  await act(async () => result.current.value());
  expect(shown()).toEqual({ ...GUEST, path: '/' });
  await act(async () => void result.current.navigate(-1));
  expect(shown().path).toBe('/login');
  unmount();
});

it.each(['signIn', 'register'] as const)('the page of %s opens its dialog, and goes home with it', async (kind) => {
  const { store, shown, result, unmount } = draw(() => useSessionDialog(kind), false);
  expect(shown()).toEqual({ ...GUEST, overlay: kind });
  await act(async () => void store.dispatch(overlayOpened({ kind: 'forgotPassword' })));
  expect(shown()).toEqual({ ...GUEST, overlay: 'forgotPassword' });
  await act(async () => void store.dispatch(overlayClosed()));
  await act(entriesSettled);
  expect(shown()).toEqual({ ...GUEST, path: '/' });
  // Back does not lead to the page that is a dialog.
  await act(async () => void result.current.navigate(-1));
  expect(shown().path).toBe('/rules');
  unmount();
});

it('the page goes home for a player, without a dialog, and after a sign-in', async () => {
  const player = draw(() => useSessionDialog('signIn'), true);
  await act(entriesSettled);
  expect(player.shown()).toEqual({ path: '/', overlay: 'none', player: PLAYER, isPlayer: true });
  player.unmount();
  const { store, shown, unmount } = draw(() => useSessionDialog('signIn'), false);
  await act(async () => void store.dispatch(signedIn(PLAYER)));
  await act(entriesSettled);
  expect(shown()).toEqual({ path: '/', overlay: 'signIn', player: PLAYER, isPlayer: true });
  unmount();
});

it.each([
  [{ from: '/sport/soccer/m-7?tab=goals' }, '/sport/soccer/m-7'],
  [{ from: '//elsewhere.example' }, '/'],
  ['/reports', '/'],
])('a sign-in leads back to the page that led to its address: %j', async (state, path) => {
  const { store, shown, unmount } = draw(() => useSessionDialog('signIn'), false, state);
  await act(async () => void store.dispatch(signedIn(PLAYER)));
  await act(entriesSettled);
  expect(shown().path).toBe(path);
  unmount();
});
