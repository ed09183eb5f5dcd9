// @vitest-environment jsdom
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '#app/store/store.ts';
import { useFreshBalance } from './use-fresh-balance.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('refetches the balance every five seconds while a game is open, and once when it is closed', () => {
  const store = createStore();
  const dispatch = vi.spyOn(store, 'dispatch');
  const refetched = () => dispatch.mock.calls.map(([action]) => (action as { payload?: unknown }).payload);
  const again = ['Account', 'GameBalances'];
  function Game() {
    useFreshBalance();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(h(Provider, { store, children: h(Game) })));
  vi.advanceTimersByTime(4_999);
  expect(refetched()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refetched()).toEqual([again]);
  vi.advanceTimersByTime(5_000);
  expect(refetched()).toEqual([again, again]);
  act(() => root.unmount());
  expect(refetched()).toEqual([again, again, again]);
  vi.advanceTimersByTime(60_000);
  expect(refetched()).toHaveLength(3);
});
