import type { Page } from 'playwright-core';
import { vi } from 'vitest';

/** Scrolls down so far; further rows of a list come call by call, and the page is not as long before. */
export const scrollDown = (page: Page, px: number): Promise<boolean> =>
  vi.waitUntil(() =>
    page.evaluate((y) => {
      globalThis.scrollTo(0, y);
      return scrollY === y;
    }, px),
  );
