import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

const event = (x: number, y: number, change: object = {}) =>
  ({ clientX: x, clientY: y, isPrimary: true, button: 0, ...change }) as never;

function swiped() {
  const steps: number[] = [];
  const { result } = renderHook(() => useSwipe((step) => steps.push(step)));
  const { current: on } = result;
  /** Whether the click after it is stopped. */
  const isStopped = () => {
    const click = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
    on.onClickCapture(click as never);
    expect(click.preventDefault.mock.calls.length).toBe(click.stopPropagation.mock.calls.length);
    return click.preventDefault.mock.calls.length === 1;
  };
  return { on, steps, isStopped };
}

it.each<[string, readonly [number, number], readonly [number, number], readonly number[], boolean]>([
  ['nowhere', [100, 100], [100, 100], [], false],
  ['a press that trembles', [100, 100], [108, 100], [], false],
  ['moved a little', [100, 100], [109, 100], [], true],
  ['a little to the left', [100, 100], [61, 100], [], true],
  ['to the left', [100, 100], [60, 100], [1], true],
  ['to the right', [100, 100], [140, 139], [-1], true],
  ['as far down as across', [100, 100], [140, 140], [], true],
  ['upwards', [100, 100], [140, 10], [], true],
])('%s: %j to %j', (_, from, to, expected, stopped) => {
  const { on, steps, isStopped } = swiped();
  on.onPointerDown(event(...from));
  on.onPointerUp(event(...to));
  expect([steps, isStopped(), isStopped()]).toEqual([expected, stopped, false]);
});

it('a second finger, another button, a cancelled press and a loose end are no swipe', () => {
  const { on, steps, isStopped } = swiped();
  on.onPointerUp(event(500, 0));
  on.onPointerDown(event(0, 0, { isPrimary: false }));
  on.onPointerUp(event(500, 0));
  on.onPointerDown(event(0, 0, { button: 2 }));
  on.onPointerUp(event(500, 0));
  on.onPointerDown(event(0, 0));
  on.onPointerCancel();
  on.onPointerUp(event(500, 0));
  expect([steps, isStopped()]).toEqual([[], false]);
});

it('the next press begins anew, and nothing is dragged', () => {
  const { on, steps, isStopped } = swiped();
  on.onPointerDown(event(0, 0));
  on.onPointerUp(event(50, 0));
  on.onPointerDown(event(0, 0));
  expect([steps, isStopped()]).toEqual([[-1], false]);
  const drag = { preventDefault: vi.fn() };
  on.onDragStart(drag as never);
  expect(drag.preventDefault).toHaveBeenCalledOnce();
});
