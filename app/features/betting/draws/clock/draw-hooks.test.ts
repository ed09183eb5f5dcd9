// @vitest-environment jsdom
// @vitest-environment-options {"pretendToBeVisual": true}
import type { DrawTimes } from './draw-times.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from '#app/api/server-clock.ts';
import { useDrawList, useDrawPolling } from './use-draw-list.ts';
import { useGameTime } from './use-game-time.ts';
import { useServerMinute } from '#app/features/betting/live/use-server-minute.ts';

describe('the server’s time', () => {
  let ahead = 0;
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    ahead = 0;
    vi.spyOn(serverClock, 'gameTime').mockImplementation(() => Date.now() + ahead);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it.each([
    [400, [400, 1_000, 1_000, 2_000]],
    // On the second there is a whole one to wait for.
    [0, [0, 0, 1_000, 1_000]],
    // Before 1970 the rest of the division is negative.
    [-400, [-400, 0, 0, 1_000]],
  ])('at %i ms the server’s time is shown anew with each of its seconds', (first, wanted) => {
    ahead = first;
    const { result, unmount } = renderHook(useGameTime);
    const shown = [result.current];
    for (const milliseconds of [600, 400, 600]) {
      pass(milliseconds);
      shown.push(result.current);
    }
    expect(shown).toEqual(wanted);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is shown at once after an answer that corrected it, and when the page is seen again', () => {
    const { result, rerender, unmount } = renderHook((answer: number) => useGameTime(answer), { initialProps: 1 });
    ahead = 5_000;
    rerender(1);
    expect(result.current).toBe(0);
    rerender(2);
    expect([result.current, vi.getTimerCount()]).toEqual([5_000, 1]);
    ahead = 60_000;
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const see = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      return [result.current, vi.getTimerCount()];
    };
    expect([see('hidden'), see('visible')]).toEqual([
      [5_000, 1],
      [60_000, 1],
    ]);
    unmount();
    ahead = 90_000;
    expect(see('visible')).toEqual([60_000, 0]);
  });

  it('is shown once a minute where nothing changes faster', () => {
    const { result, unmount } = renderHook(useServerMinute);
    const shown = [result.current];
    for (const milliseconds of [59_999, 1, 60_000]) {
      pass(milliseconds);
      shown.push(result.current);
    }
    expect(shown).toEqual([0, 0, 60_000, 120_000]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a list of draws', () => {
  const NOON = Date.parse('2026-03-14T12:00:00Z');
  const times = (state: DrawTimes['state'], over: Partial<DrawTimes> = {}): DrawTimes => ({
    id: state,
    number: '1',
    openTime: '2026-03-14T11:00:00Z',
    closeTime: '2026-03-14T12:10:00Z',
    drawTime: '2026-03-14T12:15:00Z',
    state,
    hasResult: true,
    ...over,
  });
  const ASKED = { isError: false, refetch: () => undefined };
  const same = (draw: DrawTimes) => draw;
  const follow = () => undefined;

  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
    vi.spyOn(serverClock, 'gameTime').mockImplementation(() => Date.now());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const [open, drawn, other] = [times('open'), times('drawn'), times('cancelled')];

  it.each([
    ['not read', undefined, false, { isLoading: true, isError: false, past: [] }],
    ['that failed', undefined, true, { isLoading: false, isError: true, past: [] }],
    ['of none', [], false, { isLoading: false, isError: false, past: [] }],
    ['with an open draw', [open, drawn, other], false, { current: open, phase: 'open', past: [drawn, other] }],
    ['with the last one only', [drawn, other], false, { current: drawn, phase: 'drawn', past: [drawn, other] }],
  ])('a list %s', (_, draws, isError, wanted) => {
    const { result, unmount } = renderHook(() => useDrawList(draws, same, { ...ASKED, isError }, { follow }));
    expect(result.current).toMatchObject({ now: NOON, ...wanted, times: draws?.[0] });
    unmount();
  });

  it('reads again on demand', () => {
    const refetch = vi.fn();
    const { result } = renderHook(() => useDrawList([open], same, { isError: false, refetch }, { follow }));
    expect(result.current.refetch()).toBeUndefined();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  // Every 15 s, from the closing on every 5 s, and every 2 s while a result is due.
  it.each([
    ['no draw', undefined, 15_000],
    ['an open one', open, 15_000],
    ['one that closes', times('open', { closeTime: '2026-03-14T12:00:02Z' }), 5_000],
    ['a closed one', times('closed'), 5_000],
    ['one that is due', times('closed', { drawTime: '2026-03-14T12:00:00Z' }), 2_000],
    ['one without its result', times('drawn', { hasResult: false }), 2_000],
    ['one that is drawn', drawn, 15_000],
  ])('polls a list with %s as often as it can change', (_, draw, pollingInterval) => {
    const { result, unmount } = renderHook(() => {
      const polling = useDrawPolling();
      useDrawList(draw && [draw], same, ASKED, polling);
      return polling.options;
    });
    expect(result.current).toEqual({
      pollingInterval,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
    });
    unmount();
  });

  it('follows a draw from phase to phase', () => {
    const { result, unmount } = renderHook(() => {
      const polling = useDrawPolling();
      const { phase } = useDrawList([open], same, ASKED, polling);
      return [phase, polling.options.pollingInterval];
    });
    const seen = [0, 597_000, 3_000, 300_000].map((milliseconds) => {
      act(() => vi.advanceTimersByTime(milliseconds));
      return result.current;
    });
    expect(seen).toEqual([
      ['open', 15_000],
      ['closing', 5_000],
      ['closed', 5_000],
      ['drawing', 2_000],
    ]);
    unmount();
  });
});
