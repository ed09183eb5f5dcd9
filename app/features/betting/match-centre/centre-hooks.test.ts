// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchDetails, PriceHistory } from '#contract/entities';
import { CODES } from '#contract/reasons';
import { serverClock } from '#app/api/server-clock.ts';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { PriceTracks, type Prices } from './model/price-tracks.ts';
import { useMatchDetails } from './use-match-details.ts';
import { usePriceHistory, type SelectionKey } from './use-price-history.ts';
import { tracksOf, useRecordedPrices } from './use-price-tracks.ts';

describe('the history of prices', () => {
  const T0 = '2026-03-14T15:00:00Z';
  const history = (id: string, odds: string): PriceHistory => ({
    match_id: id,
    tracks: [{ kind: 'wl', handicap_val: undefined, outcome: 'w', prices: [{ at: T0, odds }] }],
  });
  const keyOf: SelectionKey = ({ kind, outcome }) => `${kind} ${outcome}`;
  const longKeyOf: SelectionKey = ({ kind, outcome }) => `key ${kind} ${outcome}`;

  interface Chart {
    readonly tracks: PriceTracks;
    readonly id: string;
    readonly key: SelectionKey;
  }
  const useChart = ({ tracks, id, key }: Chart) => usePriceHistory(tracks, 'soccer', id, key);
  const idIn = (address: string) => /match\/([^/]+)\/prices/.exec(address)?.[1] ?? '';

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('learns the history of the match, and again for other tracks, another match, and another key', async () => {
    const [one, other] = [new PriceTracks(), new PriceTracks()];
    const { pass, rerender, called, unmount } = hookInStore(useChart, { tracks: one, id: 'a', key: keyOf }, (address) =>
      history(idIn(address), idIn(address) === 'a' ? '1.50' : '2.50'),
    );
    const learnt = [{ atMs: Date.parse(T0), odds: '1.50' }];
    const noted = (tracks: PriceTracks) =>
      ['a', 'b'].flatMap((id) =>
        ['wl w', 'key wl w'].map((key) =>
          tracks
            .of(id, key)
            .map(({ odds }) => odds)
            .join(),
        ),
      );
    await pass();
    expect([one.of('a', 'wl w'), called()]).toEqual([learnt, ['/sports/api/v1/soccer/match/a/prices']]);
    rerender({ tracks: other, id: 'a', key: keyOf });
    expect([noted(one), noted(other)]).toEqual([
      ['1.50', '', '', ''],
      ['1.50', '', '', ''],
    ]);
    rerender({ tracks: other, id: 'a', key: longKeyOf });
    expect(noted(other)).toEqual(['1.50', '1.50', '', '']);
    rerender({ tracks: other, id: 'b', key: keyOf });
    await pass();
    expect([noted(other), called()]).toEqual([['1.50', '1.50', '2.50', ''], ['/sports/api/v1/soccer/match/b/prices']]);
    const { version } = other;
    rerender({ tracks: other, id: 'b', key: keyOf });
    expect(other.version).toBe(version);
    unmount();
  });

  it('learns nothing of another match than it has asked for', async () => {
    const tracks = new PriceTracks();
    const { pass, unmount } = hookInStore(useChart, { tracks, id: 'a', key: keyOf }, () => history('x', '9'));
    await pass();
    expect([tracks.isLearnt('a'), tracks.isLearnt('x'), tracks.version]).toEqual([false, false, 0]);
    unmount();
  });

  // Refusals of the row count for all matches of the store, those of one match for that match.
  it.each([
    [{ status: 404 }, ['a']],
    [{ status: 405 }, ['a']],
    [{ status: 501 }, ['a']],
    [{ status: 404, code: CODES.notFound.code }, ['a', 'b', 'c']],
    [{ status: 403 }, ['a', 'b', 'c']],
  ])(
    'an upstream that answers %j is asked for %j of three matches, the last in another chart',
    async (refusing, asked) => {
      const tracks = new PriceTracks();
      const { pass, rerender, called, unmount, wrapper } = hookInStore(
        useChart,
        { tracks, id: 'a', key: keyOf },
        () => refusing,
      );
      await pass();
      rerender({ tracks, id: 'b', key: keyOf });
      await pass();
      unmount();
      const again = renderHook(() => useChart({ tracks, id: 'c', key: keyOf }), { wrapper });
      await pass();
      expect(called()).toEqual(asked.map((id) => `/sports/api/v1/soccer/match/${id}/prices`));
      again.unmount();
    },
  );
});

describe('the details of a match', () => {
  const { markets: _, ...MATCH } = aMatch();
  const details = (state: MatchDetails['state'], id = 'a'): MatchDetails => ({
    ...MATCH,
    match_id: id,
    game: 'soccer',
    state,
    periods: [],
    events: [],
    statistics: [],
    form: { home: [], away: [] },
  });
  interface Shown {
    readonly id: string;
    readonly isLive: boolean;
    readonly moment?: string;
  }
  const useShown = ({ id, isLive, moment }: Shown) => useMatchDetails('soccer', id, isLive, moment);

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  // Live ones are read every five seconds, others each minute, and what is over no more.
  it.each<[MatchDetails['state'], boolean, number]>([
    ['scheduled', false, 1],
    ['scheduled', true, 12],
    ['live', false, 12],
    ['live', true, 12],
    ['finished', true, 0],
    ['finished', false, 0],
    ['void', true, 0],
  ])('a match that is %s, live in the list: %s, is read %i times in a minute', async (state, isLive, times) => {
    const { result, pass, called, unmount } = hookInStore(useShown, { id: 'a', isLive }, () => details(state));
    expect(result.current).toBeUndefined();
    await pass();
    expect([result.current, called()]).toEqual([details(state), ['/sports/api/v1/soccer/match/a']]);
    await pass(60_100);
    expect(called()).toHaveLength(times);
    unmount();
  });

  it('of a match whose list is followed are read with each of its minutes and scores, and every 20 s', async () => {
    const shown = { id: 'a', isLive: true, moment: 'live 1 0:0' };
    const { pass, rerender, called, unmount } = hookInStore(useShown, shown, () => details('live'));
    await pass();
    await pass(15_000);
    expect(called()).toHaveLength(1);
    rerender({ ...shown, moment: 'live 2 0:0' });
    await pass(2_100);
    expect(called()).toHaveLength(1);
    await pass(20_100);
    expect(called()).toHaveLength(1);
    unmount();
  });

  it.each([
    ['lacks the row', { status: 404 }, ['a']],
    ['lacks the row', { status: 501 }, ['a']],
    ['lacks one match', { status: 404, code: CODES.notFound.code }, ['a', 'b']],
    ['is busy', { status: 403 }, ['a', 'a', 'b']],
  ])('an upstream that %s (%j) is asked for %j: a minute, then another page', async (__, refusing, asked) => {
    const { result, pass, called, unmount, wrapper } = hookInStore(
      useShown,
      { id: 'a', isLive: false },
      () => refusing,
    );
    await pass();
    await pass(60_100);
    expect(result.current).toBeUndefined();
    unmount();
    const again = renderHook(() => useShown({ id: 'b', isLive: false }), { wrapper });
    await pass();
    expect([again.result.current, called()]).toEqual([
      undefined,
      asked.map((id) => `/sports/api/v1/soccer/match/${id}`),
    ]);
    again.unmount();
  });
});

describe('recorded prices', () => {
  afterEach(() => vi.restoreAllMocks());

  it('the tracks of a store stay, and each store has its own', () => {
    const [one, other] = [{}, {}];
    expect(tracksOf(one)).toBe(tracksOf(one));
    expect(tracksOf(other)).not.toBe(tracksOf(one));
  });

  it('records the prices at once and after each change, at the time of the server, until the end', () => {
    let now = 1_000;
    vi.spyOn(serverClock, 'gameTime').mockImplementation(() => now);
    const heard = new Set<() => void>();
    const listen = (onChange: () => void) => {
      heard.add(onChange);
      return () => void heard.delete(onChange);
    };
    let prices: Prices | undefined;
    const read = () => prices;
    const tracks = new PriceTracks();
    const { rerender, unmount } = renderHook((id: string) => useRecordedPrices(tracks, id, listen, read), {
      initialProps: 'a',
    });
    const change = (odds: string | undefined, at: number) => {
      now = at;
      prices = odds === undefined ? undefined : new Map([['w', odds]]);
      for (const each of heard) each();
    };
    // Not known yet.
    expect([tracks.version, heard.size]).toEqual([0, 1]);
    change('1.50', 2_000);
    change('1.60', 3_000);
    change(undefined, 4_000);
    expect(tracks.of('a', 'w')).toEqual([
      { atMs: 2_000, odds: '1.50' },
      { atMs: 3_000, odds: '1.60' },
    ]);
    change('1.70', 5_000);
    rerender('b');
    expect([tracks.of('b', 'w'), heard.size]).toEqual([[{ atMs: 5_000, odds: '1.70' }], 1]);
    unmount();
    expect(heard.size).toBe(0);
  });
});
