import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';
import { isMirrored } from '#app/i18n/isolated.ts';

/** Section 9 of the specification: a swipe is at least this many pixels sideways. */
export const SWIPE_PX = 40;
/** A press that moves further than this is no click. */
const STILL_PX = 8;

/** Turns swipes by finger or mouse into steps: -1 back, 1 forward, to where the page begins and ends. A swipe opens no link that it began on. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const moved = useRef(false);
  return {
    onPointerDown({ clientX, clientY, isPrimary, button }: PointerEvent) {
      moved.current = false;
      from.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const { current } = from;
      from.current = undefined;
      if (current === undefined) return;
      const [across, down] = [clientX - current.x, clientY - current.y];
      moved.current = Math.abs(across) > STILL_PX;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down))
        onStep(across < 0 === !isMirrored() ? 1 : -1);
    },
    /** The browser would drag the link or the picture, and end the swipe. */
    onDragStart(event: DragEvent) {
      event.preventDefault();
    },
    onPointerCancel() {
      from.current = undefined;
    },
    onClickCapture(event: MouseEvent) {
      if (!moved.current) return;
      moved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
