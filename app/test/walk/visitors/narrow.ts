import type { Visitor } from '#app/test/walk/walk.ts';

const NARROW = { width: 320, height: 800 };
/** The other layout is drawn a moment after the window has its size. */
const DRAWN_MS = 10_000;

/** At 320 px nothing hangs over the edge; `npm run qa -- walk reflow` looks for more. */
export const narrowVisitor: Visitor = async (page) => {
  const usual = page.viewportSize();
  await page.setViewportSize(NARROW);
  const isNarrow = await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: DRAWN_MS })
    .then(
      () => true,
      () => false,
    );
  if (usual !== null) await page.setViewportSize(usual);
  return { looked: 1, found: isNarrow ? [] : [{ what: `wider than ${NARROW.width} px` }] };
};
