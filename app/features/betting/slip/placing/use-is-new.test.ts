// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsNew } from './use-is-new.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a text is new for 0.4 s, but for the first one and none', () => {
  const { result, rerender, unmount } = renderHook(useIsNew, { initialProps: 'a' });
  const steps: [text: string, passes: number, isNew: boolean][] = [
    ['a', 0, false],
    ['b', 0, true],
    ['b', 399, true],
    // A change of mind begins anew.
    ['c', 399, true],
    ['c', 1, false],
    ['', 0, false],
    ['', 400, false],
    ['c', 0, true],
    ['', 0, false],
    ['c', 0, true],
    ['c', 400, false],
  ];
  const seen = steps.map(([text, passes]) => {
    rerender(text);
    act(() => vi.advanceTimersByTime(passes));
    return [text, passes, result.current];
  });
  expect(seen).toEqual(steps);
  rerender('d');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
