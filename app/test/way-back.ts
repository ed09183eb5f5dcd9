import type { Page } from 'playwright-core';

/** What the current entry of the history belongs to: the page itself, or an overlay over it, which Back closes; `any`: that is no matter. */
type On = 'page' | 'overlay' | 'any';

/**
 * Waits until the history stands at an entry of the page, or of an overlay. What closes goes back in the history, which ends some
 * milliseconds after it is out of sight: an address that is opened before would be left again, and a press of Back would be that one
 * step. No person is as quick.
 */
export const historyAt = async (page: Page, on: On): Promise<void> =>
  void (await page.waitForFunction((wanted) => {
    const { overlay } = (history.state ?? {}) as { readonly overlay?: unknown };
    return wanted === 'any' || wanted === (overlay === undefined ? 'page' : 'overlay');
  }, on));

/**
 * Presses Back once the history stands at what is named, and waits until the page has heard of it.
 *
 * In the page, not by Playwright's `goBack`: that counts from where the browser's process believes the page to be, which hears of a step
 * later than the page has made it. What the page asks for itself comes after what it has reported.
 */
export const pressBack = (page: Page, on: On = 'page'): Promise<void> => step(page, -1, on);

/** The same for Forward. */
export const pressForward = (page: Page, on: On = 'page'): Promise<void> => step(page, 1, on);

async function step(page: Page, by: number, on: On): Promise<void> {
  await historyAt(page, on);
  await page.evaluate((entries) => {
    const going = window as Window & { isGoingOfTest?: true };
    going.isGoingOfTest = true;
    // Before the app's own listeners, which keep some events from the rest.
    addEventListener('popstate', () => delete going.isGoingOfTest, { once: true, capture: true });
    history.go(entries);
  }, by);
  // Another document has not got it either.
  await page.waitForFunction(() => !('isGoingOfTest' in window));
}
