import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNearEnd } from './use-near-end.ts';

afterEach(() => vi.unstubAllGlobals());

it('500 px before the end count as the end', () => {
  let margin: string | undefined;
  let tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell, options: { readonly rootMargin: string }) {
        tell = callback;
        margin = options.rootMargin;
      }
      observe() {}
      disconnect() {}
    },
  );
  const onNear = vi.fn();
  const End = () => <div ref={useNearEnd(true, onNear)} />;
  render(<End />);
  expect(margin).toBe('0px 0px 500px 0px');
  tell([{ isIntersecting: false }]);
  expect(onNear).not.toHaveBeenCalled();
  tell([{ isIntersecting: true }]);
  expect(onNear).toHaveBeenCalledTimes(1);
});
