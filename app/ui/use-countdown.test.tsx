import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverClock } from '#app/api/server-clock.ts';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['forward', '2100-01-01'],
  ['back', '2000-01-01'],
])('counts on when the browser is set %s by years', (_, date) => {
  // As after the answer that says how long to wait.
  serverClock.observe(new Headers({ 'x-server-time': String(Date.now()) }), performance.now(), performance.now());
  const { result, rerender, unmount } = renderHook(useCountdown, { initialProps: 0 });
  expect(result.current).toBe(0);
  act(() => vi.advanceTimersByTime(3_500));
  rerender(serverClock.transportTime() + 60_000);
  expect(result.current).toBe(60);
  vi.setSystemTime(new Date(date));
  act(() => vi.advanceTimersByTime(10_000));
  expect(result.current).toBe(50);
  act(() => vi.advanceTimersByTime(50_000));
  expect(result.current).toBe(0);
  unmount();
});
