import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element that sticks to the lower edge of a scrolling panel from covering what has the focus: the panel keeps the element's
 * height free below what it scrolls to, and a field that is typed into is scrolled free again when the element grows or the panel
 * shrinks.
 */
export function useUncoveredField<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  // After the frame that shows it: which panel scrolls is a question of styles, and before it the whole page would be laid out for the answer.
  useEffect(() => {
    const covering = element.current;
    const panel = scrollingPanel(covering);
    if (covering === null || panel === null || typeof ResizeObserver === 'undefined') return undefined;
    const uncover = () => {
      // It sticks above the panel's own padding.
      const { paddingBlockEnd } = getComputedStyle(panel);
      panel.style.scrollPaddingBlockEnd = `calc(${covering.offsetHeight}px + ${paddingBlockEnd} + var(--space-2))`;
      // What is in the element itself is in view already.
      covering.style.setProperty('--own-height', `calc(-1 * ${panel.style.scrollPaddingBlockEnd})`);
      const { activeElement: focused } = document;
      // A button must not move away between the two halves of a press.
      if (focused?.matches('input[inputmode]') === true && panel.contains(focused) && !covering.contains(focused))
        focused.scrollIntoView({ block: 'nearest' });
    };
    const observer = new ResizeObserver(uncover);
    observer.observe(covering);
    // A phone's keyboard makes the panel lower while the field has the focus.
    observer.observe(panel);
    panel.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      panel.removeEventListener('focusin', uncover);
      panel.style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return element;
}

function scrollingPanel(element: HTMLElement | null): HTMLElement | null {
  const panel = element?.parentElement ?? null;
  return panel === null || /auto|scroll/.test(getComputedStyle(panel).overflowY) ? panel : scrollingPanel(panel);
}
