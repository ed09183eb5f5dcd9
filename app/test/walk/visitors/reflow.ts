import { statesLost } from '#app/test/forced-colours.ts';
import { reflowFinds, SMALL_SIZES } from '#app/test/reflow.ts';
import type { Visitor } from '#app/test/walk/walk.ts';

export const REFLOW_LOOKS = ['320 px', '200 %', 'forced'] as const;
export type ReflowLook = (typeof REFLOW_LOOKS)[number];

/** Nothing is lost at a small size, and nothing that is chosen looks in forced colours like what is not. */
export const reflowVisitor =
  (looks: readonly ReflowLook[]): Visitor =>
  async (page) => {
    const found: { readonly what: string; readonly at: { readonly look: string } }[] = [];
    for (const look of looks) {
      if (look === 'forced') await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      else await page.setViewportSize(SMALL_SIZES[look]);
      // What depends on the width is drawn anew first.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const here = look === 'forced' ? await statesLost(page) : await reflowFinds(page);
      found.push(...here.map((what) => ({ what, at: { look } })));
    }
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    return { looked: looks.length, found };
  };
