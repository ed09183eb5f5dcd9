import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNearEnd } from './use-near-end.ts';

afterEach(() => vi.unstubAllGlobals());

/** What an observer was asked, and the function that reports to the last one. */
function observers() {
  const said: unknown[] = [];
  let report: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(
      callback: typeof report,
      { root, rootMargin }: { readonly root: Element | null; readonly rootMargin: string },
    ) {
      report = callback;
      said.push([root?.localName ?? null, rootMargin]);
    }
    observe(element: Element) {
      said.push(`observe ${element.localName}`);
    }
    disconnect() {
      said.push('disconnect');
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return { said, near: (isIntersecting: boolean) => report([{ isIntersecting }]), nothing: () => report([]) };
}

const End = ({ isWaiting = true, onNear }: { readonly isWaiting?: boolean; readonly onNear: () => void }) => (
  <div ref={useNearEnd(isWaiting, onNear)} />
);
const OPENED = [[null, '0px 0px 500px 0px'], 'observe div'];

it('500 px before the end count as the end', () => {
  const { said, near, nothing } = observers();
  const onNear = vi.fn();
  const { unmount } = render(<End onNear={onNear} />);
  expect(said).toEqual(OPENED);
  near(false);
  nothing();
  expect(onNear).not.toHaveBeenCalled();
  near(true);
  expect(onNear).toHaveBeenCalledTimes(1);
  unmount();
  expect(said).toEqual([...OPENED, 'disconnect']);
});

it('the end of a dialog is seen in the dialog', () => {
  const { said } = observers();
  render(
    <dialog open>
      <End onNear={() => undefined} />
    </dialog>,
  );
  expect(said).toEqual([['dialog', '0px 0px 500px 0px'], 'observe div']);
});

it('looks anew after each call, with the callback of now, and only while more is there', () => {
  const { said, near } = observers();
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<End onNear={first} />);
  rerender(<End onNear={second} />);
  near(true);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(said).toEqual(OPENED);
  rerender(<End isWaiting={false} onNear={second} />);
  expect(said).toEqual([...OPENED, 'disconnect']);
  rerender(<End onNear={second} />);
  expect(said).toEqual([...OPENED, 'disconnect', ...OPENED]);
});

it('is left to the button where a browser has no observer', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect(() => render(<End onNear={() => undefined} />)).not.toThrow();
});
