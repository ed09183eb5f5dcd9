import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Until the simulator has answered, on a busy machine. */
const FOCUS_MS = 10_000;

declare global {
  var announced: string[] | undefined;
}

/**
 * Records what a screen reader announces by itself: a change in a live region that was there before, an alert, and the name and
 * description of what the focus moves to. A status that arrives together with its text counts as silent, which it is in some of them.
 */
export const recordAnnouncements = (page: Page): Promise<unknown> => page.addInitScript(record);

function record(): void {
  const LIVE = '[role="alert"], [role="status"], [aria-live]';
  const texts: string[] = [];
  globalThis.announced = texts;
  const put = (text: string) => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    if (line !== '') texts.push(line);
  };
  /** Without a box of its own, it is as visible as what is around it. */
  const isVisible = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).display === 'contents'
      ? isVisible(element.parentElement)
      : element.checkVisibility({ visibilityProperty: true }));
  /** Behind an open dialog nothing is announced, and nothing that is not visible. */
  const isReached = (element: Element) =>
    element.isConnected &&
    isVisible(element) &&
    [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(element));
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  new MutationObserver((changes) => {
    // What the page comes with is read with the page, not announced.
    if (document.readyState === 'loading') return;
    const whole = new Set<Element>();
    const added = new Set<string>();
    for (const { target, addedNodes, type } of changes) {
      if (type === 'childList' && addedNodes.length === 0) continue;
      const region = elementOf(target)?.closest(LIVE);
      if (region && isReached(region) && region.getAttribute('aria-live') !== 'off') {
        // A status and an alert are read as a whole, another region only by what is new in it.
        if (region.matches('[role="alert"], [role="status"]')) whole.add(region);
        else for (const node of type === 'childList' ? addedNodes : [target]) added.add(node.textContent ?? '');
      }
      for (const node of addedNodes)
        if (node instanceof Element && node.isConnected)
          for (const each of [node, ...node.querySelectorAll('*')])
            if (each.matches('[role="alert"]') && isReached(each)) whole.add(each);
    }
    for (const region of whole) put(region.textContent ?? '');
    for (const text of added) put(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const byIds = (ids: string | null) =>
    (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const labels = 'labels' in target ? [...(target.labels as NodeListOf<HTMLElement>)] : [];
    const own = target.matches('button, a, summary') ? [target.textContent ?? ''] : [];
    const name =
      target.getAttribute('aria-label') ?? [...labels.map((each) => each.textContent ?? ''), ...own].join(' ');
    put(
      [name, ...byIds(target.getAttribute('aria-labelledby')), ...byIds(target.getAttribute('aria-describedby'))].join(
        ' ',
      ),
    );
  });
}

/** What has the focus: an outcome by its text, a control by its name; `body` is nowhere. */
export const focusNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const short = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    if (!(at instanceof HTMLElement) || at === document.body) return 'body';
    if (at.hasAttribute('data-outcome')) return `outcome: ${short(at.textContent)}`;
    const labelled = 'labels' in at ? (at.labels as NodeListOf<HTMLElement>)[0]?.textContent : undefined;
    return `${at.tagName.toLowerCase()}: ${short(at.getAttribute('aria-label') ?? labelled ?? at.textContent)}`;
  });

/** What was announced that has this text, since it was last asked for. */
export const announcedOf = (page: Page, wanted: RegExp): Promise<readonly string[]> =>
  page.evaluate(
    ([source, flags]) => (globalThis.announced?.splice(0) ?? []).filter((text) => new RegExp(source, flags).test(text)),
    [wanted.source, wanted.flags] as const,
  );

/**
 * Presses Enter on a button or field, and waits until the focus is where it should be and the text was announced once. Returns where
 * the next Tab goes.
 */
export async function outcomeOf(
  page: Page,
  pressed: Locator,
  { focus, said }: { readonly focus: RegExp; readonly said: RegExp },
): Promise<string> {
  await pressed.focus();
  await announcedOf(page, said);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusNow(page), { timeout: FOCUS_MS }).toMatch(focus);
  expect(await announcedOf(page, said), `announced for ${said}`).toEqual([expect.stringMatching(said)]);
  await page.keyboard.press('Tab');
  return focusNow(page);
}
