import { findNextStep, lastResort, trailOf } from './find-next-step.ts';

/**
 * The one rule for the focus: it never falls back to the body. A button that is removed with its action (odds accepted, signed
 * in, limit saved) or a field that is locked would drop it there, and Tab would start at the top of the page again. Instead the
 * focus moves to the next step near the removed element (find-next-step.ts).
 *
 * @returns stops it
 */
export function keepFocus(): () => void {
  let last: Element | undefined;
  let trail: readonly Element[] = [];
  /** The focus before it moved into a dialog. */
  const openers = new WeakMap<Element, readonly Element[]>();
  let isDue = false;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest('dialog');
    if (dialog !== null && !openers.has(dialog)) openers.set(dialog, trail);
    last = target;
    trail = trailOf(target);
  };
  const isLost = () =>
    last !== undefined &&
    (!last.isConnected || last.matches(':disabled')) &&
    (document.activeElement === null || document.activeElement === document.body || document.activeElement === last);
  const move = () => {
    isDue = false;
    if (!isLost()) return;
    const closed = trail.find((element) => element instanceof HTMLDialogElement && !element.isConnected);
    const around = closed === undefined ? trail : (openers.get(closed) ?? []);
    // An open dialog makes everything behind it unreachable.
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    const within = open === undefined ? around : [...around.filter((element) => open.contains(element)), open];
    (findNextStep(within) ?? lastResort())?.focus();
  };
  // After the effects of the same change, which may set the focus themselves.
  const observer = new MutationObserver(() => {
    if (isDue || !isLost()) return;
    isDue = true;
    setTimeout(move);
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}
