const FIELD = ':is(input, select, textarea):not(:disabled, [hidden], [type="hidden"])';
const OUTCOME = '[data-outcome]';
const PRESSABLE = ':is(button:not(:disabled), a[href], summary)';

/** What stands beside a removed button in the page's own header, languages or search, is no next step. */
const isPageHeader = (element: Element) =>
  element.closest('header') !== null && element.closest('main, aside, dialog') === null;

/** Elements that are not displayed take no focus. */
const isReachable = (element: HTMLElement) =>
  element.closest('[hidden], [inert], dialog:not([open])') === null &&
  // jsdom has no layout and no checkVisibility.
  (typeof element.checkVisibility !== 'function' || element.checkVisibility());

/**
 * The element that gets the focus after a button or form was removed: the outcome of the action, else the marked next step, else
 * the first field, else the first button. It is searched in the nearest ancestor that still exists; in the page's header only what is marked.
 *
 * @param trail the ancestors of the removed element, the innermost first
 */
export function findNextStep(trail: readonly Element[]): HTMLElement | undefined {
  for (const around of trail) {
    if (!around.isConnected || around === document.body || around === document.documentElement) continue;
    // The whole page is no neighbourhood: its first field is that of the languages.
    if (around.querySelector('main') !== null) return undefined;
    const marked = [OUTCOME, '[data-next-step]:not(:disabled)'];
    for (const wanted of isPageHeader(around) ? marked : [...marked, FIELD, PRESSABLE]) {
      const found = [...around.querySelectorAll<HTMLElement>(wanted)].find(
        (element) => isReachable(element) && (wanted !== OUTCOME || element.textContent !== ''),
      );
      if (found !== undefined) return found;
    }
    if (around instanceof HTMLElement && around.hasAttribute('tabindex')) return around;
  }
  return undefined;
}

/** The last resort: the page's heading, which says where one is; a page without one: its content. */
export function lastResort(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return document.querySelector<HTMLElement>('main');
  heading.tabIndex = -1;
  return heading;
}

/** The ancestors of an element, the innermost first. */
export function trailOf(element: Element): readonly Element[] {
  const trail: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) trail.push(at);
  return trail;
}
