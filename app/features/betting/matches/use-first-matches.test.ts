// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, Suspense, use } from 'react';
import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import type { MatchBook } from './match-book.ts';
import { aMatch } from './test/a-match.ts';
import { useFirstMatches } from './use-first-matches.ts';
import { bookOf, readFirstMatches } from './use-matches.ts';

const list = (odds: string) => ({
  total: 9,
  matches: ['m-1', 'm-2'].map((id) =>
    aMatch({ match_id: id, markets: [{ kind: 'wl', status: 'open', outcomes: [{ outcome: 'w', odds }] }] }),
  ),
});
const KEY = { matchId: 'm-1', market: 'wl', outcome: 'w' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows the first matches once the book has them, and reads them again every ten seconds', async () => {
  let odds = '1.50';
  const { result, store, pass, called, unmount } = hookInStore(
    (most: number) => useFirstMatches('soccer', most),
    2,
    () => list(odds),
  );
  expect(result.current).toMatchObject({ matches: undefined, isError: false });
  const write = vi.spyOn(bookOf(store), 'flush').mockImplementation(() => undefined);
  await pass();
  // The book has not taken them yet.
  expect([result.current.matches, called()]).toEqual([undefined, ['/sports/api/v1/soccer?start=0&limit=2']]);
  write.mockRestore();
  act(() => bookOf(store).flush());
  expect([result.current.matches, bookOf(store).quote(KEY)]).toEqual([list('1.50').matches, '1.50']);
  odds = '1.60';
  await pass(9_800);
  expect(called()).toEqual([]);
  await pass(200);
  expect(called()).toHaveLength(1);
  expect([result.current.matches, bookOf(store).quote(KEY)]).toEqual([
    list('1.60').matches,
    expect.objectContaining({ odds: '1.60', was: '1.50' }),
  ]);
  act(() => void result.current.refetch());
  expect(called()).toHaveLength(1);
  unmount();
  await pass(60_000);
  expect(called()).toEqual([]);
});

it('a list that is answered late does not take back what the book has learned meanwhile', async () => {
  let odds: string | undefined = '1.50';
  const { store, pass, unmount } = hookInStore(
    (most: number) => useFirstMatches('soccer', most),
    2,
    () => (odds === undefined ? new Promise((resolve) => setTimeout(() => resolve(list('1.41')), 4_000)) : list(odds)),
  );
  await pass();
  odds = undefined;
  await pass(12_000);
  act(() => void bookOf(store).takeMatches(list('7.70').matches));
  await pass(4_000);
  expect(bookOf(store).quote(KEY)).toMatchObject({ odds: '7.70' });
  unmount();
});

it('a list that cannot be read is an error', async () => {
  const { result, pass, unmount } = hookInStore(
    (most: number) => useFirstMatches('soccer', most),
    2,
    () => ({ status: 403 }),
  );
  await pass();
  expect(result.current).toMatchObject({ matches: undefined, isError: true });
  unmount();
});

it('an answer of an earlier visit adds what the book lacks, and changes nothing that is newer', async () => {
  let isAnswered = true;
  const useFirst = () => useFirstMatches('soccer', 2);
  const { pass, store, wrapper, unmount, called } = hookInStore(useFirst, {}, () =>
    isAnswered ? list('1.50') : undefined,
  );
  await pass();
  unmount();
  const write = (change: (book: MatchBook) => void) =>
    act(() => {
      change(bookOf(store));
      bookOf(store).flush();
    });
  // Meanwhile the lobby has seen a price change, and a match leave.
  write((book) => {
    book.takeOdds([{ ...KEY, odds: '1.70' }]);
    book.takeList('soccer', 'ready', ['m-1']);
  });
  expect(bookOf(store).match('m-2')).toBeUndefined();
  isAnswered = false;
  called();
  const again = renderHook(useFirst, { wrapper });
  // One of the two is in the book: nothing is shown before both are.
  expect(again.result.current.matches).toBeUndefined();
  await pass();
  const old = list('1.50').matches;
  expect([again.result.current.matches, called()]).toEqual([old, ['/sports/api/v1/soccer?start=0&limit=2']]);
  const shown = (id: string) => bookOf(store).match(id)?.markets[0]?.outcomes[0]?.odds;
  expect(['m-1', 'm-2'].map(shown)).toEqual(['1.70', '1.50']);
  again.unmount();
});

it('what was read before the page is drawn is not asked for again, though its first render waited for code', async () => {
  const { store, pass, called, wrapper, unmount } = hookInStore(
    () => undefined,
    {},
    () => list('1.50'),
    (element) => h(Suspense, null, element),
  );
  await act(() => readFirstMatches(store, 'soccer', 2));
  let come: (nothing: null) => void = () => undefined;
  const code = new Promise<null>((resolve) => (come = resolve));
  const see = vi.fn<(matches: unknown) => void>();
  const Rows = () => {
    see(useFirstMatches('soccer', 2).matches);
    return use(code);
  };
  const drawn = await act(async () => render(h(Rows), { wrapper }));
  await pass();
  await act(async () => come(null));
  await pass(1_000);
  expect([see.mock.lastCall?.[0], called()]).toEqual([list('1.50').matches, ['/sports/api/v1/soccer?start=0&limit=2']]);
  // A later visit reads them anew.
  drawn.unmount();
  const again = renderHook(() => useFirstMatches('soccer', 2), { wrapper });
  await pass();
  expect(called()).toHaveLength(1);
  again.unmount();
  unmount();
});
