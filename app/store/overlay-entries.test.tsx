import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOverlayEntry } from './overlay-entries.ts';

function Overlay() {
  useOverlayEntry(() => undefined);
  return <p>open</p>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const isPressable = (link: HTMLElement): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('holds links while an entry is removed, and for one second at most where the browser never says that it has gone', () => {
  vi.useFakeTimers();
  vi.spyOn(history, 'go').mockReturnValue(undefined);
  const { rerender, getByRole } = render(
    <>
      <Overlay />
      <a href="#away">away</a>
    </>,
  );
  rerender(<a href="#away">away</a>);
  vi.advanceTimersByTime(1);
  expect(isPressable(getByRole('link'))).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(isPressable(getByRole('link'))).toBe(true);
});
