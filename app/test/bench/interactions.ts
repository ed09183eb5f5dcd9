import type { Page } from 'playwright-core';

/** After a press, longer than any of its frames takes. */
const SETTLED_MS = 600;
/** Chromium does not report an interaction that takes less. */
const MIN_MS = 16;

/** Measures interactions from now on, as Chromium counts them: from the press to the frame that shows what came of it. */
export const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate<undefined>(`globalThis.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 }) `);

/** The longest interaction of an action, in milliseconds. */
export async function interactionOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('interactions.clear()');
  await act();
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate<number>(`Math.max(${MIN_MS}, ...interactions.values())`);
}
