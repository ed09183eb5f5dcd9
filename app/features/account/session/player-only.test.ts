// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createElement as h } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { type Player, ownerRestored, signedIn, signedOut } from '#app/store/session-slice.ts';
import { type AppStore, createStore } from '#app/store/store.ts';
import { PlayerOnly } from './player-only.tsx';

const PLAYER: Player = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 };
const PAGE = '/my-bets?status=settled';

let store: AppStore;
beforeEach(() => {
  store = createStore(createTransport({ idempotency: 'none' }));
});
afterEach(cleanup);

function Shown() {
  const { pathname, search } = useLocation();
  return h('p', { 'data-testid': 'shown' }, pathname + search, h(PlayerOnly, { children: ' with the page' }));
}
function open() {
  const screen = render(h(Provider, { store, children: h(MemoryRouter, { initialEntries: [PAGE] }, h(Shown)) }));
  return () => ({
    text: screen.getByTestId('shown').textContent,
    isAsked: store.getState().overlay.kind === 'signIn',
  });
}
const does = (action: Parameters<AppStore['dispatch']>[0]) => act(() => void store.dispatch(action));

it('a guest is sent home, where the sign-in opens', () => {
  const shown = open();
  expect(shown()).toMatchObject({ isAsked: true });
  expect(shown().text).toMatch(/^\/(?!my-bets)/);
});

it.each([
  ['has ended before the page is there', [signedIn(PLAYER), signedOut({ because: 'expired' })], false],
  ['ended at an earlier visit', [ownerRestored('u1')], true],
])('whose session %s is at the page after signing in', (_, before, isAsked) => {
  for (const action of before) store.dispatch(action);
  const shown = open();
  expect(shown()).toMatchObject({ text: expect.stringContaining(PAGE) as string, isAsked });
  does(signedIn(PLAYER));
  expect(shown().text).toBe(`${PAGE} with the page`);
});

it('who has come back so and signs out goes home without being asked to sign in', () => {
  store.dispatch(signedIn(PLAYER));
  store.dispatch(signedOut({ because: 'expired' }));
  const shown = open();
  does(signedIn(PLAYER));
  does(signedOut({ because: 'left' }));
  expect(shown()).toMatchObject({ text: expect.stringMatching(/^\/(?!my-bets)/) as string, isAsked: false });
});
