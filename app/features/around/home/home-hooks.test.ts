// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from '#app/api/server-clock.ts';
import { useNow } from '#app/features/account/protection/use-now.ts';
import { useRotation } from './use-rotation.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const NOON = Date.parse('2026-03-14T12:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.spyOn(serverClock, 'gameTime').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('the slide that is shown', () => {
  const draw = (count: number, isHeld = false) =>
    renderHook((props: { count: number; isHeld: boolean }) => useRotation(props.count, props.isHeld), {
      initialProps: { count, isHeld },
    });

  it('is the next after five seconds, and after the last the first', () => {
    const { result, unmount } = draw(3);
    const seen = [4_999, 1, 4_999, 1, 5_000, 5_000].map((milliseconds) => {
      pass(milliseconds);
      return result.current.index;
    });
    expect(seen).toEqual([0, 1, 1, 2, 0, 1]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [0, false],
    [1, false],
    [3, true],
  ])('of %d stays where it is, held: %s', (count, isHeld) => {
    const { result, unmount } = draw(count, isHeld);
    expect(vi.getTimerCount()).toBe(0);
    pass(20_000);
    expect(result.current.index).toBe(0);
    unmount();
  });

  it('of two goes on', () => {
    const { result, unmount } = draw(2);
    pass(5_000);
    expect(result.current.index).toBe(1);
    unmount();
  });

  it.each([
    [2, 2],
    [3, 0],
    [7, 1],
    [-1, 2],
    [-4, 2],
  ])('is, after going to %d of three, %d, and the five seconds begin anew', (wanted, index) => {
    const { result, unmount } = draw(3);
    pass(4_000);
    // Going from the second slide to the second, as by 7, changes nothing.
    act(() => result.current.go(1));
    pass(4_000);
    act(() => result.current.go(wanted));
    expect(result.current.index).toBe(index);
    pass(wanted === 7 ? 999 : 4_999);
    expect(result.current.index).toBe(index);
    pass(1);
    expect(result.current.index).toBe((index + 1) % 3);
    unmount();
  });

  it('stops while it is held, and fits a shorter list', () => {
    const { result, rerender, unmount } = draw(3);
    act(() => result.current.go(2));
    rerender({ count: 3, isHeld: true });
    pass(20_000);
    expect(result.current.index).toBe(2);
    rerender({ count: 2, isHeld: true });
    expect(result.current.index).toBe(0);
    rerender({ count: 0, isHeld: false });
    expect(result.current.index).toBe(0);
    unmount();
  });
});

it('seconds left are whole, begun ones included, and none once it is past', () => {
  const { result, rerender, unmount } = renderHook((at: string) => useSecondsLeft(at), {
    initialProps: '2026-03-14T12:00:02.500Z',
  });
  const seen = [0, 1_000, 1_000, 1_000, 1_000].map((milliseconds) => {
    pass(milliseconds);
    return result.current;
  });
  expect(seen).toEqual([3, 2, 1, 0, 0]);
  rerender('2026-03-14T12:00:05.001Z');
  expect(result.current).toBe(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('the time of the server is read each second', () => {
  const { result, unmount } = renderHook(useNow);
  const seen = [0, 999, 1, 1_000].map((milliseconds) => {
    pass(milliseconds);
    return result.current - NOON;
  });
  expect(seen).toEqual([0, 0, 1_000, 2_000]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
