/**
 * Brings what a key moved the focus to wholly into its row: a browser leaves what is partly seen of a row that scrolls where it
 * is. What a finger or a mouse presses stays where it is, or the press would end beside it.
 *
 * @returns stops it
 */
export function showFocus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':is(a, button, select):focus-visible'))
      target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
