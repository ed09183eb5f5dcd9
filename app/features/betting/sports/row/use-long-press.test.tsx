// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from './use-long-press.ts';

const held = vi.fn();
const clicked = vi.fn();
function Part({ onHold }: { readonly onHold: (() => void) | undefined }) {
  return (
    <div onClick={clicked} role="presentation">
      <button type="button" {...useLongPress(onHold)}>
        Row
      </button>
    </div>
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** jsdom has no pointer events: a mouse event with the properties that are read. */
const point = (name: string, clientX: number, pointerType = 'touch') =>
  fireEvent(
    screen.getByText('Row'),
    Object.assign(new MouseEvent(name, { bubbles: true, cancelable: true, clientX }), { pointerType }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  held.mockReset();
  clicked.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a finger held for half a second is one long press, and no click', () => {
  render(<Part onHold={held} />);
  point('pointerdown', 10);
  pass(499);
  expect(held).not.toHaveBeenCalled();
  pass(1);
  expect(fireEvent.contextMenu(screen.getByText('Row'))).toBe(false);
  point('pointerup', 10);
  fireEvent.click(screen.getByText('Row'));
  expect(held).toHaveBeenCalledTimes(1);
  expect(clicked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Row'));
  expect(clicked).toHaveBeenCalledTimes(1);
});

it("the platform's menu comes earlier, and is not opened", () => {
  render(<Part onHold={held} />);
  point('pointerdown', 10);
  pass(400);
  expect(fireEvent.contextMenu(screen.getByText('Row'))).toBe(false);
  pass(200);
  expect(held).toHaveBeenCalledTimes(1);
});

it('a finger that scrolls, or is lifted before, is no long press', () => {
  render(<Part onHold={held} />);
  point('pointerdown', 10);
  point('pointermove', 19);
  point('pointermove', 21);
  pass(600);
  point('pointerdown', 10);
  point('pointerup', 10);
  pass(600);
  expect(held).not.toHaveBeenCalled();
});

it('a row that is gone is not marked', () => {
  const { unmount } = render(<Part onHold={held} />);
  point('pointerdown', 10);
  unmount();
  pass(600);
  expect(held).not.toHaveBeenCalled();
});

it('a mouse keeps its menu, and so does a row with a button of its own', () => {
  const { rerender } = render(<Part onHold={held} />);
  point('pointerdown', 10, 'mouse');
  pass(600);
  expect(fireEvent.contextMenu(screen.getByText('Row'))).toBe(true);
  rerender(<Part onHold={undefined} />);
  point('pointerdown', 10);
  pass(600);
  expect(held).not.toHaveBeenCalled();
});
