import { axeFinds, coloursArrived, drawAll, REPEATED } from '#app/test/axe.ts';
import type { Visitor } from '#app/test/walk/walk.ts';

const MEDIA = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
  'dark-contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;

type AxeLook = keyof typeof MEDIA;
export const AXE_LOOKS = Object.keys(MEDIA) as readonly AxeLook[];

/** All rules of WCAG 2.2 AA in light; in the other looks contrast, which is all that colours can change. */
export const axeVisitor =
  (looks: readonly AxeLook[]): Visitor =>
  async (page) => {
    const found: { readonly what: string; readonly at: { readonly look: string } }[] = [];
    // A target that is scrolled under a fixed bar measures as smaller there, but a player can scroll it out.
    await page.evaluate(() => scrollTo(0, 0));
    for (const look of looks) {
      await page.emulateMedia({ ...MEDIA[look], reducedMotion: 'reduce' });
      await drawAll(page);
      await coloursArrived(page);
      // What lies behind an open dialog is inert, and was looked at without it.
      const part =
        (await page.locator('dialog[open]').count()) > 0 ? { within: 'dialog[open]' } : { without: REPEATED };
      const here = await axeFinds(page, { ...part, contrastAlone: look !== 'light' });
      found.push(...here.map((what) => ({ what, at: { look } })));
    }
    await page.emulateMedia({ ...MEDIA.light, reducedMotion: 'reduce' });
    return { looked: looks.length, found };
  };
