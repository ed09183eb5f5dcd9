/** How long the app may take to show its own rows once it runs: an error, another page, or an empty list then counts. */
const LIMIT_MS = 4_000;
/** If the app does not come, for a broken line, prices this old can no longer be pressed. */
const OLD_MS = 15_000;
/** Prices in rows. */
export const PRICES = 'main [data-match] [role=group] button';
/** Links of the home page's other blocks. */
export const ENTRIES = 'main li a';
/** As React hides what waits for more code. */
const HIDDEN = '[style*="display: none"]';

const buttonsOf = (row: Element): readonly HTMLButtonElement[] => [...row.querySelectorAll('button')];

interface Press {
  readonly match: string;
  /** The place of the button in its row: the app draws the same row. */
  readonly place: number;
  /** The price behind the button; undefined of a star. */
  readonly pick?: EarlyPick | undefined;
}

export interface EarlyPick {
  readonly matchId: string;
  readonly market: string;
  readonly outcome: string;
}

/** What is drawn, for the app (app/routes/take-first.ts). */
export interface FirstView {
  readonly view: string;
  readonly of: string;
  /** Presses that wait for the app. It takes out those that it has carried out. */
  readonly pressed: Map<string, Press>;
}

function pressOf(target: EventTarget | null): (Press & { readonly button: HTMLButtonElement }) | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  const row = button?.closest<HTMLElement>('[data-match]');
  if (!button || !row || button.disabled) return undefined;
  return { match: row.dataset['match'] ?? '', place: buttonsOf(row).indexOf(button), button };
}

function counterpart(root: HTMLElement, { match, place }: Press): HTMLButtonElement | undefined {
  const rows = [...root.querySelectorAll<HTMLElement>('main [data-match]')];
  const row = rows.find(({ dataset }) => dataset['match'] === match);
  return row && buttonsOf(row)[place];
}

/**
 * Keeps what was drawn until the app shows its own (`shown`), and then does in the app what the player has pressed meanwhile, where the app has not
 * done it before it was drawn: it decides about each press as about any other.
 *
 * @param pickBy the pick that a press on a button means
 * @returns presses that wait
 */
export function followApp(
  frame: HTMLElement,
  root: HTMLElement,
  shown = PRICES,
  pickBy?: (button: Element) => EarlyPick | undefined,
): Map<string, Press> {
  const pressed = new Map<string, Press>();
  frame.addEventListener('click', ({ target }) => {
    const press = pressOf(target);
    if (press === undefined) return;
    const { match, place, button } = press;
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
    // A second press removes one that waits; one that the app has carried out is followed by another.
    const key = `${match} ${place}`;
    if (!pressed.delete(key)) pressed.set(key, { match, place, pick: pickBy?.(button) });
  });
  // Their work is the app's; a price, a star and a link work now.
  for (const each of frame.querySelectorAll('button, input, select, summary'))
    if (each instanceof HTMLElement && each.closest('[data-match]') === null) each.inert = true;

  const address = location.href;
  frame.dataset['odds'] = '';
  root.dataset['behind'] = '';
  let limit: ReturnType<typeof setTimeout> | undefined;
  const old = setTimeout(() => {
    for (const each of frame.querySelectorAll('button')) each.disabled = true;
  }, OLD_MS);
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['style'] });
  look();
  return pressed;

  function look(): void {
    if (root.childElementCount === 0) return;
    limit ??= setTimeout(end, LIMIT_MS);
    // Not asked for their places: the page would be laid out once behind the frame, and once more without it.
    const isShown = [...root.querySelectorAll(shown)].some((each) => each.closest(HIDDEN) === null);
    if (isShown || location.href !== address) end();
  }

  function end(): void {
    observer.disconnect();
    clearTimeout(limit);
    clearTimeout(old);
    const focused = frame.contains(document.activeElement) ? pressOf(document.activeElement) : undefined;
    delete root.dataset['behind'];
    frame.remove();
    for (const press of pressed.values()) counterpart(root, press)?.click();
    pressed.clear();
    if (focused !== undefined) counterpart(root, focused)?.focus({ preventScroll: true });
  }
}
