import type { Page } from 'playwright-core';
import { amount } from '#scripts/bench/figures.ts';
import { quantile } from '#scripts/bench/load.ts';

/** Frames that are looked at in one go. */
export const FRAMES = amount(240, 10);
/** Scrolled with each frame: a flick. */
export const SCROLL_PX = 24;
export const FRAME_P95_MS = 34;
/** With nothing to do a frame takes 17 ms; above this, others have the machine. */
export const BUSY_MS = 20;

/**
 * Milliseconds between the frames of a page while it scrolls by `px` with each; 0: at rest.
 *
 * As text: the names that tsx gives to functions are not known in the page.
 */
export const framesOf = (page: Page, px: number) =>
  page.evaluate<number[]>(`new Promise((resolve) => {
    const gaps = [];
    let last = performance.now();
    requestAnimationFrame(function step(now) {
      gaps.push(now - last);
      last = now;
      scrollBy(0, ${px});
      if (gaps.length < ${FRAMES}) requestAnimationFrame(step);
      else resolve(gaps.slice(1));
    });
  })`);

/** The value that a share of `values`, in any order, is below. */
export const quantileOf = (values: readonly number[], share: number) =>
  quantile(
    values.toSorted((one, other) => one - other),
    share,
  );
