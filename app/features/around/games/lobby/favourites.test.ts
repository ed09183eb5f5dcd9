// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PLAYER } from '#app/api/money/test-upstream.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { favouriteKey, useFavourites } from './favourites.ts';

const STORED = 'slipway.favouriteGames.v1';
const stored = () =>
  (JSON.parse(localStorage.getItem(STORED) ?? '{"of":{}}') as { of: Record<string, unknown> }).of[''];
beforeEach(() => localStorage.clear());

it('each press adds a game at the end, or removes that one alone', () => {
  const { result, unmount } = hookInStore(useFavourites, undefined);
  const steps = ['noah/1', 'pgGame/1', 'noah/2', 'pgGame/1', 'noah/1', 'pgGame/1'].map((key) => {
    act(() => result.current.toggle(key));
    return [[...result.current.marked].join(' '), stored()];
  });
  unmount();
  expect(steps).toEqual([
    ['noah/1', ['noah/1']],
    ['noah/1 pgGame/1', ['noah/1', 'pgGame/1']],
    ['noah/1 pgGame/1 noah/2', ['noah/1', 'pgGame/1', 'noah/2']],
    ['noah/1 noah/2', ['noah/1', 'noah/2']],
    ['noah/2', ['noah/2']],
    ['noah/2 pgGame/1', ['noah/2', 'pgGame/1']],
  ]);
});

const many = (length: number) => Array.from({ length }, (_, at) => `noah/${at}`);
it.each<[string, unknown, readonly string[]]>([
  ['nothing', null, []],
  ['games', ['noah/1', 'noah/2'], ['noah/1', 'noah/2']],
  ['names of 200 characters', ['x'.repeat(200)], ['x'.repeat(200)]],
  ['a name of 201 characters', ['noah/1', 'x'.repeat(201)], []],
  ['2,000 games', many(2_000), many(2_000)],
  ['2,001 games', many(2_001), []],
  ['no names', [1], []],
])('of %s in storage, what fits is read', (_, value, marked) => {
  if (value !== null) localStorage.setItem(STORED, JSON.stringify({ of: { '': value } }));
  const { result, unmount } = hookInStore(useFavourites, undefined);
  expect([...result.current.marked]).toEqual(marked);
  unmount();
  expect(stored()).toEqual(marked.length === 0 ? undefined : marked);
});

it('games that an earlier version has marked, without a player, are of the first one who signs in', () => {
  localStorage.setItem(STORED, JSON.stringify(['noah/1']));
  const { store, result, unmount } = hookInStore(useFavourites, undefined);
  const seen: string[] = [];
  const sees = (action: Parameters<typeof store.dispatch>[0]) => {
    act(() => void store.dispatch(action));
    seen.push([...result.current.marked].join(' '));
  };
  sees(signedIn(PLAYER));
  sees(signedOut({ because: 'left' }));
  sees(signedIn({ ...PLAYER, userId: 'u2' }));
  sees(signedIn(PLAYER));
  unmount();
  expect(seen).toEqual(['noah/1', '', '', 'noah/1']);
});

it('a game is named with its provider', () => {
  expect(favouriteKey('pgGame', '7')).toBe('pgGame/7');
});
