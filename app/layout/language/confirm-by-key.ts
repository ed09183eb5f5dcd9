/** Keys that confirm what is chosen, or open the list, in which the platform asks for a confirmation of its own. */
const CONFIRMS = new Set(['Enter', ' ', 'F4']);

/**
 * A closed list goes on by one at each arrow key, and each would be a choice. In the list of languages, which changes the whole page, a
 * choice by a key is held back until Enter, Space or the way out confirms it; Escape takes it back. A mouse or a finger chooses at once.
 *
 * @returns stops it
 */
export function confirmByKey(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isByKey = false;
  /** What the list showed before the first key. */
  let before = '';
  let held: HTMLSelectElement | undefined;
  const listOf = ({ target }: Event) =>
    target instanceof HTMLSelectElement && 'confirmed' in target.dataset ? target : undefined;
  const confirm = () => {
    const list = held;
    held = undefined;
    isByKey = false;
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  document.addEventListener(
    'keydown',
    (event) => {
      const list = listOf(event);
      if (list === undefined) return;
      if (held !== undefined && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        confirm();
      } else if (held !== undefined && event.key === 'Escape') {
        list.value = before;
        held = undefined;
      } else {
        isByKey = !CONFIRMS.has(event.key) && !event.altKey;
        if (held === undefined) before = list.value;
      }
    },
    { capture: true, signal },
  );
  document.addEventListener('pointerdown', () => void (isByKey = false), { capture: true, signal });
  document.addEventListener(
    'change',
    (event) => {
      const list = listOf(event);
      if (list === undefined || !isByKey) return;
      event.stopPropagation();
      held = list;
    },
    { capture: true, signal },
  );
  document.addEventListener('focusout', confirm, { capture: true, signal });
  return () => stop.abort();
}
