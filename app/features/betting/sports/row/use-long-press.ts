import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as the platforms' own menus of a link take. */
const HOLD_MS = 500;
/** A finger that moves further scrolls. */
const SLACK_PX = 10;

/** Handlers that take a finger held on an element for `onHold`, in place of the link's own menu. None where nothing is to be done. */
export function useLongPress(onHold: (() => void) | undefined) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const isHeld = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  if (onHold === undefined) return {};
  const hold = () => {
    end();
    isHeld.current = true;
    onHold();
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end();
      isHeld.current = false;
      if (pointerType === 'touch') press.current = { x, y, timer: setTimeout(hold, HOLD_MS) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current !== undefined && Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLACK_PX)
        end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Android opens its menu about when the time is up, whichever is first.
    onContextMenu: (event: MouseEvent) => {
      if (press.current !== undefined) hold();
      if (isHeld.current) event.preventDefault();
    },
    // The finger that is lifted afterwards follows no link.
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
