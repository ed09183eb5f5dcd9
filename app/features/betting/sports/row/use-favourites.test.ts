// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import { PLAYER } from '#app/api/money/test-upstream.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { favouriteMatchToggled } from './favourites-slice.ts';
import { useFavourites } from './use-favourites.ts';

const KEY = 'slipway.favourites.v1';
const NONE = { matches: [], leagues: [] };
const ids = (count: number) => Array.from({ length: count }, (_, at) => `m-${at}`);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it.each([
  [undefined, NONE],
  [
    { matches: ['m-1', 'a:b.c_D'], leagues: ['brn'] },
    { matches: ['m-1', 'a:b.c_D'], leagues: ['brn'] },
  ],
  [{ matches: ['<b>'], leagues: [] }, NONE],
  [{ matches: [''], leagues: [] }, NONE],
  [
    { matches: ['x'.repeat(90)], leagues: [] },
    { matches: ['x'.repeat(90)], leagues: [] },
  ],
  [{ matches: ['x'.repeat(91)], leagues: [] }, NONE],
  [
    { matches: ids(200), leagues: ids(100) },
    { matches: ids(200), leagues: ids(100) },
  ],
  [{ matches: ids(201), leagues: [] }, NONE],
  [{ matches: [], leagues: ids(101) }, NONE],
])('the stored favourites %j are restored', (stored, wanted) => {
  if (stored !== undefined) localStorage.setItem(KEY, JSON.stringify(stored));
  const { result, unmount } = hookInStore(useFavourites, undefined);
  expect(result.current).toEqual(wanted);
  unmount();
});

it('are restored once for a store, and stored with each change', () => {
  localStorage.setItem(KEY, JSON.stringify({ matches: ['a'], leagues: [] }));
  const { store, wrapper, unmount } = hookInStore(useFavourites, undefined);
  act(() => void store.dispatch(favouriteMatchToggled('b')));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ of: { '': { matches: ['a', 'b'], leagues: [] } } });
  unmount();
  localStorage.setItem(KEY, JSON.stringify({ matches: ['of-another-tab'], leagues: [] }));
  const again = renderHook(useFavourites, { wrapper });
  expect(again.result.current).toEqual({ matches: ['a', 'b'], leagues: [] });
  again.unmount();
});

it('are of their player: another one has none of them, and the same one has all again', () => {
  const { store, result, unmount } = hookInStore(useFavourites, undefined);
  const does = (action: UnknownAction) => act(() => void store.dispatch(action));
  does(favouriteMatchToggled('of-guest'));
  does(signedIn(PLAYER));
  does(favouriteMatchToggled('of-u1'));
  does(signedOut({ because: 'left' }));
  expect(result.current).toEqual(NONE);
  does(signedIn({ ...PLAYER, userId: 'u2' }));
  expect(result.current).toEqual(NONE);
  does(signedIn(PLAYER));
  expect(result.current).toEqual({ matches: ['of-guest', 'of-u1'], leagues: [] });
  unmount();
});
