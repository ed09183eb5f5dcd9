import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and everything below it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What of the page is looked at: that part alone (an open dialog is all there is to reach), without what repeats. */
interface Part {
  readonly within?: string;
  readonly without?: string;
  readonly contrastAlone?: boolean;
}

/** What axe finds on the page as it stands, in words; nothing, where all is well. */
export async function axeFinds(page: Page, { within, without, contrastAlone = false }: Part = {}): Promise<string[]> {
  // Without these two axe describes every element that is well, and opens a page to add up frames: most of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await (contrastAlone ? axe.withRules(['color-contrast']) : axe.withTags(RULES)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** The same in both colour schemes: every rule in light; in dark the contrast, which is all that colours can change. */
export async function axeFindsInBoth(page: Page, within?: string): Promise<readonly string[]> {
  const part = within === undefined ? {} : { within };
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours that are still on their way to the other scheme are no finding.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    });
    const here = await axeFinds(page, { ...part, contrastAlone: colorScheme === 'dark' });
    found.push(...here.map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}
