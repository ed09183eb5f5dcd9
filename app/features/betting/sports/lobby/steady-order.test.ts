// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookOf, useMatchLists } from '#app/features/betting/matches/index.ts';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import { BRAND } from '#app/test/own-brand.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { arrange } from './arrange.ts';

const ROOM = { markets: BRAND.markets, only: 'wl' } as const;
const at = (id: string, time: string) =>
  aMatch({
    match_id: id,
    state: 'scheduled',
    league: { id: id.slice(0, 1), name: id },
    start_time: `2026-03-${time}Z`,
  });
const FIRST = [at('a1', '14T10:00'), at('b1', '14T11:00'), at('a2', '14T12:00')];
const REST = [at('b2', '14T13:00'), at('a3', '14T13:30'), at('a4', '16T10:00')];

it('a league that grows while the list is read does not push down the rows below it: the rest of a day stands under the rows that were there', () => {
  const { result, store, unmount } = hookInStore(useMatchLists, ['soccer']);
  const book = bookOf(store);
  const order = (matches: typeof FIRST, status: 'partial' | 'ready') => {
    act(() => {
      book.takeMatches(matches);
      book.takeList(
        'soccer',
        status,
        matches.map(({ match_id: id }) => id),
        FIRST.length + REST.length,
      );
      book.flush();
    });
    const entries = arrange(result.current.matches, 'day', ROOM, result.current.isFirst);
    return entries.map(({ match, band }) => (band ? `${band.league?.id}: ` : '') + match.match_id);
  };
  expect(order(FIRST, 'partial')).toEqual(['a: a1', 'a2', 'b: b1']);
  expect(order([...FIRST, ...REST], 'ready')).toEqual(['a: a1', 'a2', 'b: b1', 'b2', 'a: a3', 'a: a4']);
  unmount();
});
