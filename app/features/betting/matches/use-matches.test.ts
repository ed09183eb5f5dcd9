// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import type { ListStatus } from './match-list.ts';
import type { SportGame } from '#contract/entities';
import type { MatchSource } from './matches-api.ts';
import { aMatch } from './test/a-match.ts';
import { bookOf, useMatch, useMatchesNow, useMatchLists, useQuote, useWatch } from './use-matches.ts';

const HOME = { matchId: 'm-1', market: 'wl', outcome: 'w' } as const;
const DRAW = { matchId: 'm-1', market: 'wl', outcome: 'd' } as const;
const at = (id: string, hour: string) => aMatch({ match_id: id, start_time: `2026-03-14T${hour}:00:00Z` });
const idsOf = (matches: readonly { readonly match_id: string }[] | undefined) => matches?.map(({ match_id: id }) => id);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Writes into the book of a store at once. */
function write(store: Parameters<typeof bookOf>[0], change: (book: ReturnType<typeof bookOf>) => void): void {
  const book = bookOf(store);
  act(() => {
    change(book);
    book.flush();
  });
}

describe('lists of matches', () => {
  it.each<[ListStatus, ListStatus, ListStatus]>([
    ['ready', 'ready', 'ready'],
    ['ready', 'partial', 'partial'],
    ['partial', 'loading', 'loading'],
    ['loading', 'late', 'late'],
    ['late', 'failed', 'failed'],
  ])('one %s and one %s are %s together, in the order of their starts', (one, other, wanted) => {
    for (const [soccer, bd] of [
      [one, other],
      [other, one],
    ] as const) {
      const { result, store, unmount } = hookInStore(useMatchLists, ['soccer', 'bd']);
      write(store, (book) => {
        book.takeMatches([at('s1', '15'), at('s2', '18'), at('b1', '16'), at('b2', '15')]);
        book.takeList('soccer', soccer, ['s1', 's2']);
        book.takeList('bd', bd, ['b1', 'b2']);
      });
      expect([result.current.status, idsOf(result.current.matches)]).toEqual([wanted, ['s1', 'b2', 'b1', 's2']]);
      unmount();
    }
  });

  it('one list keeps the order of the upstream, and none is ready and asks for nothing', () => {
    const one = hookInStore(useMatchLists, ['soccer']);
    expect([one.result.current.status, one.result.current.matches]).toEqual(['loading', []]);
    write(one.store, (book) => {
      book.takeMatches([at('s1', '18'), at('s2', '15')]);
      book.takeList('soccer', 'ready', ['s1', 's2']);
    });
    expect(idsOf(one.result.current.matches)).toEqual(['s1', 's2']);
    expect(one.called().length).toBeGreaterThan(0);
    one.unmount();
    const none = hookInStore<ReturnType<typeof useMatchLists>, readonly MatchSource[]>(useMatchLists, []);
    expect([none.result.current.status, none.result.current.matches, none.called()]).toEqual(['ready', [], []]);
    none.unmount();
  });

  it('are as many as the upstream says of all, and whole once all are read', () => {
    const { result, store, unmount } = hookInStore(useMatchLists, ['soccer', 'bd']);
    const counts = () => [result.current.total, result.current.isWhole];
    write(store, (book) => {
      book.takeMatches([at('s-1', '12')]);
      book.takeList('soccer', 'partial', ['s-1'], 2);
    });
    expect(counts()).toEqual([undefined, false]);
    write(store, (book) => book.takeList('bd', 'ready', []));
    expect(counts()).toEqual([2, false]);
    write(store, (book) => book.takeList('soccer', 'late'));
    expect(counts()).toEqual([2, false]);
    write(store, (book) => {
      book.takeMatches([at('s-2', '13')]);
      book.takeList('soccer', 'ready', ['s-1', 's-2']);
    });
    expect(counts()).toEqual([2, true]);
    unmount();
  });

  it('stay the same object while another list changes, and follow a change of the sources', () => {
    const sources: readonly MatchSource[] = ['soccer', 'bd'];
    const { result, store, rerender, renders, unmount } = hookInStore<
      ReturnType<typeof useMatchLists>,
      readonly MatchSource[]
    >(useMatchLists, sources);
    write(store, (book) => {
      book.takeMatches([at('s1', '15'), at('b1', '16'), at('k1', '17')]);
      book.takeList('soccer', 'ready', ['s1']);
      book.takeList('bd', 'ready', ['b1']);
    });
    const [before, drawn] = [result.current.matches, renders()];
    write(store, (book) => book.takeList('basketball', 'ready', ['k1']));
    expect([result.current.matches === before, renders()]).toEqual([true, drawn]);
    rerender(['soccer', 'bd']);
    expect(result.current.matches).toBe(before);
    rerender(['basketball']);
    expect(idsOf(result.current.matches)).toEqual([]);
    rerender(['soccer']);
    expect(idsOf(result.current.matches)).toEqual(['s1']);
    rerender(['soccer', 'bd']);
    expect(idsOf(result.current.matches)).toEqual(['s1', 'b1']);
    rerender(['bd']);
    expect(idsOf(result.current.matches)).toEqual(['b1']);
    unmount();
    const over = renders();
    write(store, (book) => book.takeList('soccer', 'late'));
    expect(renders()).toBe(over);
  });
});

describe('the reading of a list', () => {
  const upstream = ['m-1', 'm-2', 'm-3', 'm-4'].map((id) => aMatch({ match_id: id }));
  const feed = (address: string) => {
    const { start, limit } = Object.fromEntries(new URL(address, 'http://x').searchParams);
    return { total: 4, matches: upstream.slice(Number(start), Number(start) + Number(limit)) };
  };
  const WHOLE = expect.stringContaining('365sports?start=0&limit=40') as string;

  it('begins anew on demand with the lists that are shown now', async () => {
    const { result, called, pass, rerender, unmount } = hookInStore<
      ReturnType<typeof useMatchLists>,
      readonly MatchSource[]
    >(useMatchLists, ['soccer'], feed);
    await pass(20);
    rerender(['365sports']);
    await pass(20);
    called();
    act(() => result.current.retry());
    expect(called()).toEqual([WHOLE]);
    unmount();
  });

  it('begins and ends with its use, and begins anew on demand', async () => {
    const { result, called, pass, unmount } = hookInStore(useMatchLists, ['365sports'], feed);
    await pass(20);
    expect([called(), result.current.status, idsOf(result.current.matches)]).toEqual([
      [WHOLE],
      'ready',
      idsOf(upstream),
    ]);
    await pass(59_000);
    expect(called()).toEqual([]);
    act(() => result.current.retry());
    expect(called()).toEqual([WHOLE]);
    await pass(61_000);
    expect(called()).toEqual([WHOLE]);
    unmount();
    await pass(200_000);
    expect(called()).toEqual([]);
  });

  it('asks every five seconds for what is watched, while it is', async () => {
    const useBoth = ({ ids, sources }: { ids: readonly string[]; sources: readonly MatchSource[] }) => {
      useMatchLists(['365sports']);
      useWatch(sources, ids);
    };
    const watched: readonly MatchSource[] = ['365sports'];
    const { called, pass, rerender, unmount } = hookInStore(useBoth, { ids: ['m-2'], sources: watched }, feed);
    await pass(20);
    called();
    await pass(5_000);
    const [address] = called();
    expect(address).toMatch(/365sports\?start=\d+&limit=\d+$/);
    expect(address).not.toContain('limit=40');
    rerender({ ids: [], sources: watched });
    await pass(10_000);
    expect(called()).toEqual([]);
    rerender({ ids: ['m-1'], sources: watched });
    await pass(5_000);
    expect(called()).toHaveLength(1);
    rerender({ ids: ['m-1'], sources: [] });
    await pass(10_000);
    expect(called()).toEqual([]);
    unmount();
  });

  // An upstream that lacks the row of changes is asked for it once for all lists; any other answer says nothing about the row.
  it.each([
    [400, 1],
    [404, 1],
    [405, 1],
    [501, 1],
    [403, 4],
    [406, 4],
  ])('after the status %i for its changes asks for them %i times', async (status, times) => {
    const answer = (address: string) => (address.includes('/changes') ? { status } : { total: 0, matches: [] });
    const { called, pass, rerender, unmount } = hookInStore<void, readonly MatchSource[]>(
      (sources) => void useMatchLists(sources),
      ['soccer'],
      answer,
    );
    await pass(20);
    await pass(65_000);
    rerender(['bd']);
    await pass(20);
    await pass(65_000);
    expect(called().filter((address) => address.includes('/changes'))).toHaveLength(times);
    unmount();
  });
});

describe('a match', () => {
  it('changes with everything but its odds, and is undefined where it is on no list', () => {
    const { result, store, renders, unmount } = hookInStore(useMatch, 'm-1');
    expect(result.current).toBeUndefined();
    const live = aMatch({ state: 'live', minute: 7 });
    write(store, (book) => book.takeMatches([aMatch()]));
    expect(result.current).toEqual(aMatch());
    const drawn = renders();
    write(store, (book) => book.takeOdds([{ ...HOME, odds: '9' }]));
    expect(renders()).toBe(drawn);
    write(store, (book) => book.takeMatches([live]));
    expect(result.current).toEqual(live);
    unmount();
    const over = renders();
    write(store, (book) => book.takeMatches([aMatch({ state: 'finished' })]));
    expect(renders()).toBe(over);
  });

  it('has prices that each change alone', () => {
    const { result, store, rerender, renders, unmount } = hookInStore<
      ReturnType<typeof useQuote>,
      Parameters<typeof useQuote>[0]
    >(useQuote, HOME);
    expect(result.current).toBeUndefined();
    write(store, (book) => {
      book.takeMatches([aMatch()]);
      book.takeList('soccer', 'ready', ['m-1']);
    });
    rerender({ ...HOME });
    expect(result.current).toBe('1.85');
    const drawn = renders();
    write(store, (book) => book.takeOdds([{ ...DRAW, odds: '3.50' }]));
    expect(renders()).toBe(drawn);
    write(store, (book) => book.takeOdds([{ ...HOME, odds: '1.90' }]));
    expect(result.current).toMatchObject({ odds: '1.90', was: '1.85', direction: 'up' });
    rerender({ ...HOME, outcome: 'l' });
    expect(result.current).toBe('4.10');
    unmount();
  });
});

describe('the matches of a slip', () => {
  const SLIP = ['m-2', 'm-1'];
  type Asked = SportGame | undefined;

  it.each<[ListStatus | undefined, readonly string[] | undefined, boolean]>([
    [undefined, undefined, false],
    ['loading', undefined, false],
    ['partial', undefined, false],
    ['failed', undefined, true],
    ['late', ['m-2', 'm-1'], true],
    ['ready', ['m-2', 'm-1'], false],
  ])('of a list that is %s are %j, late: %s', (status, ids, isLate) => {
    const source: Asked = status === undefined ? undefined : 'soccer';
    const { result, store, unmount, called } = hookInStore((asked: Asked) => useMatchesNow(asked, SLIP), source);
    write(store, (book) => {
      book.takeMatches([aMatch(), aMatch({ match_id: 'm-2' })]);
      book.takeList('own soccer', status ?? 'ready', ['m-1', 'm-2']);
    });
    expect([idsOf(result.current.matches), result.current.isLate]).toEqual([ids, isLate]);
    expect(called().length > 0).toBe(source !== undefined);
    unmount();
  });

  it('come with each change of their odds, and are the same array otherwise', async () => {
    const { result, store, renders, unmount, called, pass } = hookInStore(
      (asked: Asked) => useMatchesNow(asked, SLIP),
      'soccer',
      (address) => (address.includes('/changes') ? { status: 404 } : { total: 0, matches: [] }),
    );
    await pass(20);
    write(store, (book) => {
      book.takeMatches(['m-1', 'm-2', 'm-3'].map((id) => aMatch({ match_id: id })));
      book.takeList('soccer', 'ready', ['m-1', 'm-2', 'm-3']);
    });
    const [before, drawn] = [result.current.matches, renders()];
    write(store, (book) => book.takeOdds([{ ...HOME, matchId: 'm-3', odds: '9' }]));
    write(store, (book) => book.takeMatches([aMatch({ match_id: 'm-3', state: 'live' })]));
    expect(result.current.matches).toBe(before);
    expect(renders()).toBe(drawn);
    write(store, (book) => book.takeOdds([{ ...HOME, odds: '1.90' }]));
    expect(result.current.matches?.map(({ markets }) => markets[0]?.outcomes[0]?.odds)).toEqual(['1.85', '1.90']);
    await pass(20);
    called();
    act(() => result.current.retry());
    expect(called()[0]).toContain('soccer?start=0&limit=40');
    unmount();
    const over = renders();
    write(store, (book) => book.takeOdds([{ ...HOME, odds: '2' }]));
    expect(renders()).toBe(over);
  });
});
