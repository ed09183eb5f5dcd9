import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useScrollPosition } from './scroll-position.ts';

let height = 0;
let grown: (() => void)[] = [];
let scrolled: number[] = [];
let go: (to: string | number) => void = () => undefined;

function usePage(): NavigateFunction {
  useScrollPosition();
  return useNavigate();
}
/** The player scrolls, by as much as the page is tall. */
const scroll = (to: number) => {
  vi.stubGlobal('scrollY', Math.min(to, height));
  dispatchEvent(new Event('scroll'));
};
const grow = (to: number) => {
  height = to;
  for (const each of grown) each();
};
const back = async () => {
  await act(async () => {
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    go(-1);
    await left;
  });
};

beforeEach(() => {
  [height, grown, scrolled] = [5_000, [], []];
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, to: number) => {
    scrolled.push(to);
    vi.stubGlobal('scrollY', Math.min(to, height));
  });
  class Observer {
    readonly work: () => void;
    constructor(work: () => void) {
      this.work = work;
    }
    observe() {
      grown.push(this.work);
    }
    disconnect() {
      grown = grown.filter((each) => each !== this.work);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const { result } = renderHook(usePage, { wrapper: BrowserRouter });
  go = (to) => void result.current(to as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Scrolls, opens another page, whose place is its top, and goes back while the first one is short again. */
async function leaveAndReturn(place: number, heightThen: number) {
  scroll(place);
  await act(async () => go('/other'));
  expect(scrolled).toEqual([]);
  scroll(0);
  height = heightThen;
  await back();
}

it('back is where the page was left, at once if it is tall enough', async () => {
  await leaveAndReturn(1_200, 5_000);
  expect([scrolled, grown]).toEqual([[1_200], []]);
});

it('and else as soon as it is tall enough', async () => {
  await leaveAndReturn(1_200, 300);
  grow(700);
  grow(1_198);
  expect(grown.length).toBe(1);
  grow(1_199);
  expect([scrolled, grown]).toEqual([[1_200, 1_200, 1_200, 1_200], []]);
  grow(2_000);
  expect(scrolled.length).toBe(4);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a player who moves on is not moved back: %s',
  async (move) => {
    await leaveAndReturn(1_200, 300);
    dispatchEvent(new Event(move));
    expect(grown).toEqual([]);
  },
);

it('no page is waited for longer than three seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await leaveAndReturn(1_200, 300);
  const ends = timers.mock.calls.flatMap(([work, ms]) => (ms === 3_000 ? [work as () => void] : []));
  timers.mockRestore();
  expect([ends.length, grown.length]).toEqual([1, 1]);
  ends[0]?.();
  expect(grown).toEqual([]);
});

it('a new page begins at its own place, and the browser restores nothing until the page is left', async () => {
  expect(history.scrollRestoration).toBe('manual');
  scroll(700);
  await act(async () => go('/other'));
  await act(async () => go('/third'));
  expect(scrolled).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  cleanup();
  expect(history.scrollRestoration).toBe('auto');
});
