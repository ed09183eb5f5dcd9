// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSwipe } from './use-swipe.ts';

let steps: number[] = [];
let clicks = 0;
function Swiped() {
  const swipe = useSwipe((step) => void steps.push(step));
  return (
    <div {...swipe}>
      <button type="button" onClick={() => void (clicks += 1)}>
        link
      </button>
    </div>
  );
}

let link: HTMLElement;
let unmount: () => void;
beforeEach(() => {
  steps = [];
  clicks = 0;
  const drawn = render(<Swiped />);
  link = drawn.getByText('link');
  ({ unmount } = drawn);
});
afterEach(() => unmount());

/** jsdom has no pointer events: a mouse event with the properties that are read. */
function pointer(name: string, [x, y]: readonly [number, number], { isPrimary = true, button = 0 } = {}): void {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: y, button });
  fireEvent(link, Object.assign(event, { isPrimary }));
}

function swipe(across: number, down = 0, how?: { readonly isPrimary?: boolean; readonly button?: number }): void {
  pointer('pointerdown', [100, 100], how);
  pointer('pointerup', [100 + across, 100 + down], how);
  fireEvent.click(link);
}

it.each([
  ['40 px to the left', -40, 0, [1], 0],
  ['40 px to the right', 40, 0, [-1], 0],
  ['39 px', 39, 0, [], 0],
  ['9 px', 9, 0, [], 0],
  ['8 px, which is a click', 8, 0, [], 1],
  ['a press', 0, 0, [], 1],
  ['further down than across', 60, 61, [], 0],
  ['as far down as across', -60, 60, [], 0],
  ['a little further across than down', -61, 60, [1], 0],
  ['down, which scrolls', 0, 100, [], 1],
])('%s', (_, across, down, made, clicked) => {
  swipe(across, down);
  expect([steps, clicks]).toEqual([made, clicked]);
});

it('on a page from the right, forward is to the right', () => {
  document.documentElement.dir = 'rtl';
  swipe(40);
  swipe(-40);
  document.documentElement.dir = '';
  expect(steps).toEqual([1, -1]);
});

it('an end without a beginning swipes nothing', () => {
  swipe(-80);
  pointer('pointerup', [0, 100]);
  expect(steps).toEqual([1]);
});

it('a second finger, or another button of the mouse, swipes nothing', () => {
  swipe(-80, 0, { isPrimary: false });
  swipe(-80, 0, { button: 2 });
  expect([steps, clicks]).toEqual([[], 2]);
});

it('a swipe that the browser ends is none, and neither is the end of one that did not begin here', () => {
  pointer('pointerdown', [100, 100]);
  fireEvent(link, new MouseEvent('pointercancel', { bubbles: true }));
  pointer('pointerup', [0, 100]);
  pointer('pointerup', [0, 100]);
  expect(steps).toEqual([]);
});

it('after a swipe, the next press is a click again', () => {
  swipe(-80);
  fireEvent.click(link);
  expect([steps, clicks]).toEqual([[1], 1]);
  swipe(-80);
  swipe(0);
  expect([steps, clicks]).toEqual([[1, 1], 2]);
});

it('the browser does not drag the link', () => {
  const drag = new MouseEvent('dragstart', { bubbles: true, cancelable: true });
  fireEvent(link, drag);
  expect(drag.defaultPrevented).toBe(true);
});
