// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookOf, useMatchLists, type MatchSource } from '#app/features/betting/matches/index.ts';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import { BRAND } from '#app/test/own-brand.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { arrange } from './arrange.ts';
import type { View } from './lobby-filter.ts';

const ROOM = { markets: BRAND.markets, only: 'wl' } as const;
const at = (id: string, time: string) =>
  aMatch({
    match_id: id,
    state: 'scheduled',
    league: { id: id.slice(0, 1), name: id.slice(0, 1) },
    start_time: `2026-03-${time}Z`,
  });
const FIRST = [at('a1', '14T10:00'), at('b1', '14T11:00'), at('a2', '14T12:00')];
const REST = [at('b2', '14T13:00'), at('a3', '14T13:30'), at('a4', '16T10:00')];
const ALL = [...FIRST, ...REST];

/** A lobby as it is read: `read` takes the matches of a list up to now, `order` says how a view shows them. */
function openLobby(first: View, sources: readonly MatchSource[] = ['soccer']) {
  const { result, store, rerender, unmount } = hookInStore((view: string) => useMatchLists(sources, view), first);
  const book = bookOf(store);
  return {
    read: (source: MatchSource, matches: typeof FIRST, status: 'partial' | 'ready') =>
      act(() => {
        book.takeMatches(matches);
        book.takeList(
          source,
          status,
          matches.map(({ match_id: id }) => id),
          ALL.length,
        );
        book.flush();
      }),
    order: (view: View = first) => {
      if (view !== first) rerender(view);
      const entries = arrange(result.current.matches, view, ROOM, result.current.first);
      return entries.map(({ match, band }) => (band?.league ? `${band.league.id}: ` : '') + match.match_id);
    },
    unmount,
  };
}

describe('what is read later of a list stands below the rows that were there', () => {
  it.each([
    ['of its day', 'day', ['a: a1', 'a2', 'b: b1', 'b2', 'a: a3', 'a: a4']],
    ['in its order of leagues', 'league', ['a: a1', 'a2', 'b: b1', 'a: a3', 'a4', 'b: b2']],
  ] as const)('%s', (_, view, whole) => {
    const { read, order, unmount } = openLobby(view);
    read('soccer', FIRST, 'partial');
    expect(order()).toEqual(['a: a1', 'a2', 'b: b1']);
    read('soccer', ALL, 'ready');
    expect(order()).toEqual(whole);
    unmount();
  });

  it('of several sports: nothing is shown before which more of another may come', () => {
    const { read, order, unmount } = openLobby('time', ['soccer', 'bd']);
    const bd = [at('c1', '14T10:30'), at('c2', '14T12:30'), at('c3', '16T11:00')];
    read('bd', bd, 'ready');
    read('soccer', FIRST, 'partial');
    expect(order()).toEqual(['a1', 'c1', 'b1', 'a2']);
    read('soccer', ALL, 'ready');
    expect(order()).toEqual(['a1', 'c1', 'b1', 'a2', 'c2', 'b2', 'a3', 'a4', 'c3']);
    unmount();
  });

  it('of several sports, in their days too', () => {
    const { read, order, unmount } = openLobby('day', ['soccer', 'bd']);
    const bd = [at('a8', '14T12:30'), at('a9', '16T11:00')];
    read('bd', bd, 'ready');
    read('soccer', FIRST, 'partial');
    expect(order()).toEqual(['a: a1', 'a2', 'b: b1']);
    read('soccer', ALL, 'ready');
    expect(order()).toEqual(['a: a1', 'a2', 'b: b1', 'a: a8', 'a3', 'b: b2', 'a: a4', 'a9']);
    unmount();
  });
});

it('a view that is chosen when all is read has each league once', () => {
  const { read, order, unmount } = openLobby('day');
  read('soccer', FIRST, 'partial');
  read('soccer', ALL, 'ready');
  expect(order('league')).toEqual(['a: a1', 'a2', 'a3', 'a4', 'b: b1', 'b2']);
  unmount();
});
